import { expect, test } from 'vitest';
import { readAdvisories, tellAdvisories } from './advisories.ts';
import { componentsOf } from './bill-of-materials.ts';

const report = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }]),
    ),
    metadata: { vulnerabilities: { total: Object.keys(severities).length } },
  });

const check = (text: string) => tellAdvisories(readAdvisories(text));

test('a package with a weakness of high severity fails the check and is named', () => {
  const { isPassed, text } = check(report({ leftish: 'high', rightish: 'critical', other: 'moderate' }));
  expect(isPassed).toBe(false);
  expect(text).toContain('leftish <2.0.0 (high)');
  expect(text).toContain('rightish <2.0.0 (critical)');
  expect(text).not.toContain('other');
});

test('lesser weaknesses and none pass the check', () => {
  expect(check(report({}))).toEqual({
    isPassed: true,
    text: 'Advisories were asked: none of high severity, 0 of lesser.',
  });
  expect(check(report({ other: 'moderate' })).isPassed).toBe(true);
});

test.each([
  [
    'a registry that refuses the question',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    '405',
  ],
  ['no network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'no host' } }), 'no report'],
  ['no npm', '', 'no report'],
  ['another text', 'null', 'no report'],
])('after %s the check passes and says that nothing is known', (_what, text, why) => {
  const told = check(text);
  expect(told.isPassed).toBe(true);
  expect(told.text).toMatch(/^ADVISORIES WERE NOT ASKED/);
  expect(told.text).toContain(why);
});

test('a bill of materials has components', () => {
  const components = [{ type: 'library', name: 'fastify', version: '5.0.0' }];
  expect(componentsOf(JSON.stringify({ bomFormat: 'CycloneDX', components }))).toHaveLength(1);
  for (const text of ['', '{}', '{"bomFormat":"CycloneDX","components":[]}', '{"components":[{}]}'])
    expect(componentsOf(text)).toBeNull();
});
