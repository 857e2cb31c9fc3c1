import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_THEMES } from '#shared/domain/routing/page-theme.ts';
import { PAGE_THEME_ATTRIBUTE } from './select-page-theme.ts';

interface StyleRule {
  readonly selector: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the rules of a style sheet in their order, those of media queries too, behind their medium. */
function rulesOf(styles: string): StyleRule[] {
  const plain = styles
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media ([^{]*?)\s*\{(.*?\})\s*\}/gs, (_, medium: string, nested: string) =>
      nested.replace(/[^{}]+(?=\{)/g, (selector) => `${medium} ${selector.trim()}`),
    );
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    values: Object.fromEntries(
      [...body.matchAll(/([a-z-]+):([^;]*)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }));
}

const rules = rulesOf(readFileSync(path.join(import.meta.dirname, 'page-theme.css'), 'utf8'));
const HEADER = ':root[data-page-type] [data-layout="default"] > header';

test('[R-03] every look of a league has a colour of its own', () => {
  const lookOf = (theme: string) =>
    rules.find(({ selector }) => selector === `:root[data-page-type="${theme}"]`)?.values;
  const byTheme = <T>(of: (theme: string) => T) => Object.fromEntries(PAGE_THEMES.map((theme) => [theme, of(theme)]));
  expect(byTheme(lookOf)).toEqual(byTheme(() => ({ '--league': expect.stringMatching(/^#[\da-f]{6}$/) })));
  const sameAs = byTheme((theme) =>
    PAGE_THEMES.filter((other) => lookOf(other)?.['--league'] === lookOf(theme)?.['--league']),
  );
  expect(sameAs).toEqual(byTheme((theme) => [theme]));
  expect(PAGE_THEME_ATTRIBUTE).toBe('data-page-type');
});

test('[R-03] a look draws the lower edge of the header only, so that no text loses contrast', () => {
  const namesOf = ({ values }: StyleRule) => Object.keys(values);
  const drawing = rules.filter((rule) => namesOf(rule).some((name) => !name.startsWith('--')));
  expect(drawing).toEqual([
    {
      selector: `${HEADER}::after`,
      values: {
        position: 'absolute',
        'inset-inline': '0',
        'inset-block-end': '0',
        'block-size': '3px',
        background: 'var(--league)',
        content: '""',
      },
    },
    { selector: `print ${HEADER}::after`, values: { display: 'none' } },
  ]);
  const variables = new Set(rules.flatMap(namesOf).filter((name) => name.startsWith('--')));
  expect([...variables]).toEqual(['--league']);
});
