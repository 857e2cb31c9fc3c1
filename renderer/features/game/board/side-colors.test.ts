import { expect, test } from 'vitest';
import { sideColors } from './side-colors.ts';

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
