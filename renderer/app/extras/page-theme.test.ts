import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_THEMES } from '#shared/domain/routing/page-theme.ts';
import { PAGE_THEME_ATTRIBUTE } from './select-page-theme.ts';

interface StyleRule {
  readonly selector: string;
  readonly names: readonly string[];
}

/** Returns the rules of a style sheet in their order, those of media queries too. */
function rulesOf(styles: string): StyleRule[] {
  const plain = styles.replace(/\/\*.*?\*\//gs, '').replace(/@media[^{]*\{(.*?\})\s*\}/gs, '$1');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    names: [...body.matchAll(/(?:^|;)\s*([a-z-]+):/g)].map(([, name = '']) => name),
  }));
}

const rules = rulesOf(readFileSync(path.join(import.meta.dirname, 'page-theme.css'), 'utf8'));
const HEADER = ':root[data-page-type] [data-layout="default"] > header';

test('[R-03] every look of a league has a colour and a pattern of its own', () => {
  const own = PAGE_THEMES.map((theme) => rules.find(({ selector }) => selector === `:root[data-page-type="${theme}"]`));
  expect(own.map((rule) => rule?.names)).toEqual(PAGE_THEMES.map(() => ['--league', '--league-pattern']));
  expect(PAGE_THEME_ATTRIBUTE).toBe('data-page-type');
});

test('[R-03] a look draws the upper and the lower edge of the header only, so that no text loses contrast', () => {
  const drawing = rules.filter(({ names }) => names.some((name) => !name.startsWith('--')));
  expect(drawing).toEqual([
    { selector: HEADER, names: ['box-shadow'] },
    {
      selector: `${HEADER}::after`,
      names: ['position', 'inset-inline', 'inset-block-end', 'block-size', 'background', 'content'],
    },
    { selector: `${HEADER}::after`, names: ['display'] },
  ]);
  const variables = new Set(rules.flatMap(({ names }) => names.filter((name) => name.startsWith('--'))));
  expect([...variables].sort()).toEqual(['--league', '--league-mark', '--league-pattern']);
});
