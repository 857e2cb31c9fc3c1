import { describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createI18n } from './create-i18n.ts';
import { translationSource } from './translations.ts';

const TEXTS = {
  common: { close: 'Close', games: '{count, plural, one {# game} other {# games}}' },
  games: { live: 'Live' },
};

const sourceOf = () => {
  const i18n = createI18n('en', TEXTS);
  return { i18n, source: translationSource(i18n) };
};

describe('a text', () => {
  test.each([
    ['of the first namespace', 'close', {}, 'Close'],
    ['with its values', 'games', { count: 2 }, '2 games'],
    ['of another namespace', 'games:live', {}, 'Live'],
    ['that there is not is its key', 'nothing', {}, 'nothing'],
    ['that another namespace has not is its key', 'games:nothing', {}, 'nothing'],
  ])('%s', (_, key, values, expected) => {
    expect(sourceOf().source.current().of('common').t(key, values)).toBe(expected);
  });
});

test('values of a text in Arabic keep their own direction, and those of one in English need nothing', () => {
  const texts = { common: { odds: '{odds} × {stake}' } };
  const say = (language: string) =>
    translationSource(createI18n(language, texts)).current().of('common').t('odds', { odds: '+900', stake: '−€5.00' });
  expect(say('ar')).toBe('\u2068+900\u2069 × \u2068−€5.00\u2069');
  expect(say('en')).toBe('+900 × −€5.00');
});

describe('translations', () => {
  test('are the same object while the language stays', () => {
    const { i18n, source } = sourceOf();
    expect(translationSource(i18n)).toBe(source);
    expect(source.current().of('games')).toBe(source.current().of('games'));
    expect(source.current().of('games')).not.toBe(source.current().of('common'));
  });

  test('are another object in another language', async () => {
    const { i18n, source } = sourceOf();
    const changed = vi.fn();
    const stop = source.subscribe(changed);
    const { t } = source.current().of('common');
    await i18n.changeLanguage('de');
    expect(changed).toHaveBeenCalled();
    const german = source.current().of('common').t;
    expect(german).not.toBe(t);
    expect([t('close'), german('close')]).toEqual(['Close', 'Schließen']);
    stop();
    changed.mockClear();
    await i18n.changeLanguage('en');
    expect(changed).not.toHaveBeenCalled();
  });

  test('load missing texts when they are first shown, once', async () => {
    const { i18n, source } = sourceOf();
    const load = vi.spyOn(i18n, 'loadNamespaces');
    const changed = vi.fn();
    source.subscribe(changed);
    const { t } = source.current().of('history');
    expect([t('title'), t('title')]).toEqual(['title', 'title']);
    await eventually(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(source.current().of('history').t('title')).toBe('My bets');
    expect(source.current().of('no-such-texts').t('title')).toBe('title');
    await eventually(() => expect(changed).toHaveBeenCalledTimes(2));
    source.current().of('no-such-texts').t('title');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('include texts added to a namespace later', () => {
    const { i18n, source } = sourceOf();
    const { t } = source.current().of('games');
    expect(t('late')).toBe('late');
    i18n.addResourceBundle('en', 'games', { ...TEXTS.games, late: 'Late' });
    expect(t('late')).toBe('Late');
  });
});
