import { describe, expect, test } from 'vitest';
import { TRUSTED_TYPES } from '#shared/host/trusted-types.ts';
import { contentSecurityPolicy, type PolicyHosts, reportingEndpoints } from './security-headers.ts';

const GOOGLE = 'https://accounts.google.com';

/** Returns the directives of a policy by name. */
function directives(hosts?: PolicyHosts): Record<string, string> {
  const policy = contentSecurityPolicy('n', 'site.example', true, hosts);
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s) as [string, string]));
}

describe('[A-04] the policy of a page allows the host of one-tap', () => {
  test.each([
    [
      'where one-tap is on and its script comes from there',
      { isOneTapAuthEnabled: true, oneTapScript: `${GOOGLE}/gsi/client` },
      true,
    ],
    ['not where one-tap is off', { isOneTapAuthEnabled: false, oneTapScript: `${GOOGLE}/gsi/client` }, false],
    ['not where the script is a file of the site', { isOneTapAuthEnabled: true, oneTapScript: '/one-tap.js' }, false],
    ['not where nothing is said', undefined, false],
  ])('%s', (_what, hosts, isAllowed) => {
    const policy = directives(hosts);
    for (const name of ['script-src', 'style-src', 'connect-src']) {
      expect(policy[name]?.includes(GOOGLE), name).toBe(isAllowed);
    }
    expect(policy['frame-src']).toBe(isAllowed ? GOOGLE : undefined);
    expect(policy['script-src']).toMatch(/^'self' 'nonce-n'/);
    expect(policy['img-src']).not.toContain(GOOGLE);
    expect(policy['form-action']).toBe("'self'");
  });
});

describe('the policy of a page', () => {
  test('demands Trusted Types of the site’s own policies where all scripts are the site’s own', () => {
    for (const hosts of [
      undefined,
      { mirrors: ['https://mirror.example'] },
      { isOneTapAuthEnabled: true, oneTapScript: '/x.js' },
    ]) {
      const policy = directives(hosts);
      expect(policy['require-trusted-types-for']).toBe("'script'");
      expect(policy['trusted-types']).toBe(Object.values(TRUSTED_TYPES).join(' '));
    }
    for (const hosts of [
      { analyticsHosts: ['https://tags.example'] },
      { isOneTapAuthEnabled: true, oneTapScript: `${GOOGLE}/gsi/client` },
    ])
      expect(directives(hosts)).not.toHaveProperty('require-trusted-types-for');
  });

  test('lets the pages of payment providers be framed, and nothing else of theirs', () => {
    const policy = directives({ paymentOrigins: ['https://pay.example', 'http://127.0.0.1:9000'] });
    expect(policy['frame-src']).toBe('https://pay.example http://127.0.0.1:9000');
    expect(policy['require-trusted-types-for']).toBe("'script'");
    for (const name of ['script-src', 'connect-src', 'form-action']) expect(policy[name]).not.toContain('pay.example');
  });

  test('frames the prompt of one-tap and the pages of payment providers side by side', () => {
    const oneTap = { isOneTapAuthEnabled: true, oneTapScript: `${GOOGLE}/gsi/client` };
    const policy = directives({ ...oneTap, paymentOrigins: ['https://pay.example'] });
    expect(policy['frame-src']).toBe(`${GOOGLE} https://pay.example`);
    expect(directives({ paymentOrigins: [] })).not.toHaveProperty('frame-src');
  });

  test('names where violations are reported, by the path of the site config', () => {
    expect(directives()).toMatchObject({ 'report-uri': '/web-api/policy-reports', 'report-to': 'policy' });
    expect(directives({ paths: { policyReports: '/v2/reports' } })['report-uri']).toBe('/v2/reports');
    expect(contentSecurityPolicy('n', 'site.example', false)).not.toContain('report-to');
    expect(contentSecurityPolicy('n', 'site.example', true, { paths: { policyReports: null } })).not.toContain(
      'report',
    );
    expect(reportingEndpoints({ paths: { policyReports: null } })).toBeNull();
  });
});
