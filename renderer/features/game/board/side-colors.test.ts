import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, sideColors, teamPaint } from './side-colors.ts';

const team = (first: string, second: string) => ({ colors: [first, second] as [string, string] });

test('each side has its first colour', () => {
  expect(sideColors(team('#e03a3e', '#ffffff'), team('#1d5fd1', '#ffffff'))).toEqual(['#e03a3e', '#1d5fd1']);
});

test('the second side has its other colour where the first ones look alike', () => {
  expect(sideColors(team('#e03a3e', '#ffffff'), team('#c8102e', '#00b2a9'))).toEqual(['#e03a3e', '#00b2a9']);
});

test('a side with only such colours has a neutral one', () => {
  const [first, second] = sideColors(team('#e03a3e', '#ffffff'), team('#c8102e', '#d0202e'));
  expect(first).toBe('#e03a3e');
  expect([first, '#c8102e', '#d0202e']).not.toContain(second);
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a mark in any colour stands out in both themes', () => {
  fc.assert(
    fc.property(color, (each) => {
      const [light = '', dark = ''] = teamPaint(each).match(/#[0-9a-f]{6}/g) ?? [];
      expect(contrastOf(light, '#e8edf3')).toBeGreaterThanOrEqual(3);
      expect(contrastOf(dark, '#222c39')).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a colour that stands out stays as it is', () => {
  expect(teamPaint('#e03a3e')).toBe('light-dark(#e03a3e, #e03a3e)');
  expect(teamPaint('#00163f')).toMatch(/^light-dark\(#00163f, #[5-9]/);
});
