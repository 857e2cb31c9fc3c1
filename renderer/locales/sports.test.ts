import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REGION_KEYS } from '#shared/domain/sports/regions.ts';
import { LONG_TERM_SPORT, SPORTS } from '#shared/domain/sports/sports.ts';

const wanted = [...[...SPORTS, LONG_TERM_SPORT].map(({ key }) => key), ...REGION_KEYS.map((key) => `region_${key}`)];

function texts(language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./${language}/sports.json`, import.meta.url), 'utf8'));
}

test.each(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])(
  '%s names every sport and every region, and nothing else',
  (language) => {
    const named = texts(language);
    expect(Object.keys(named).sort()).toEqual([...wanted].sort());
    expect(new Set(Object.values(named)).size).toBe(wanted.length);
    expect(Object.values(named).every((text) => text.trim() !== '' && !text.includes('_'))).toBe(true);
  },
);

test('English sport names are those of the sport map', () => {
  const named = texts('en');
  for (const { key, nameEng } of [...SPORTS, LONG_TERM_SPORT]) expect(named[key]).toBe(nameEng);
});
