import { describe, expect, test } from 'vitest';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { BLOCK_SAMPLES } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { HelpLinesPart } from './help-lines-part.tsx';
import { SelfTestPart, SelfTestResult } from './self-test-part.tsx';

const attributes = {
  heading: undefined,
  anchor: 'part-x',
  text: undefined,
  prose: (markdown: string) => <p>{markdown}</p>,
  own: { lang: 'ar', dir: 'rtl' },
  words: { lang: 'en', dir: 'ltr' },
} as const;

describe('the help lines', () => {
  const drawn = (geoCountry: string | null, language: (typeof LANGUAGES)[number] = 'en') =>
    renderPart(<HelpLinesPart block={BLOCK_SAMPLES.helpLines} {...attributes} />, {
      language,
      prepare: ({ dispatch }) => dispatch(configChanged({ ...config, geoCountry })),
    });
  const headingsOf = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text);

  test.each<[country: string | null, headings: string[], ...names: string[]]>([
    [
      'GB',
      ['In your country', 'In every country', 'In other countries'],
      'GamCare',
      'Gambling Therapy',
      'Spielsuchthilfe',
    ],
    [
      'AT',
      ['In your country', 'In every country', 'In other countries'],
      'Spielsuchthilfe',
      'Gambling Therapy',
      'GamCare',
    ],
    ['BR', ['In every country', 'In other countries'], 'Gambling Therapy', 'Spielsuchthilfe', 'GamCare'],
    [null, ['In every country', 'In other countries'], 'Gambling Therapy', 'Spielsuchthilfe', 'GamCare'],
  ])('begin for a visitor from %s with those nearest', async (country, headings, ...names) => {
    const html = await drawn(country);
    expect(headingsOf(html)).toEqual(headings);
    const order = [...names].sort((a, b) => html.indexOf(a) - html.indexOf(b));
    expect(order).toEqual(names);
  });

  test('have each a number to dial, its site and what is certain of it, under the name of its country', async () => {
    const html = await drawn(null);
    expect(html).toContain('href="tel:08088020133" dir="ltr">0808 8020 133</a>');
    expect(html).toContain(
      'href="https://www.gamcare.org.uk" rel="noopener noreferrer" dir="ltr" translate="no">gamcare.org.uk',
    );
    expect(textOf(html)).toContain('United Kingdom GamCare 0808 8020 133 gamcare.org.uk Free of charge');
    expect(textOf(html)).toContain('Austria Spielsuchthilfe 01 544 13 57 Day and night');
    expect(textOf(await drawn('GB'))).toContain('In your country GamCare 0808');
  });

  test.each(LANGUAGES)('stand by country in the order of %s', async (language) => {
    const html = await drawn(null, language);
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const places = ['AT', 'GB'].map((code) => names.of(code) ?? code).sort(new Intl.Collator(language).compare);
    expect([...html.matchAll(/<span class="[^"]*place[^"]*">(.*?)<\/span>/g)].map(([, place]) => place)).toEqual(
      places,
    );
  });

  test('say which of their words are those of the page', async () => {
    const html = await drawn('GB');
    expect(html).toMatch(/<div[^>]*id="part-x" lang="ar" dir="rtl">/);
    expect(html).toMatch(/<h3[^>]*lang="en" dir="ltr">In your country/);
    expect(html).toMatch(/lang="en" dir="ltr">Free of charge/);
  });
});

describe('the self-test', () => {
  const block = BLOCK_SAMPLES.selfTest;

  test('asks each question with every answer, none chosen, and no form that a press could send', async () => {
    const html = await renderPart(<SelfTestPart block={block} {...attributes} />);
    for (const text of [...block.questions, ...block.answers, block.action]) expect(textOf(html)).toContain(text);
    const fields = html.match(/<input[^>]*>/g) ?? [];
    expect(fields).toHaveLength(block.questions.length * block.answers.length);
    for (const field of fields) expect(field).toMatch(/type="radio".*autoComplete="off"/);
    expect(html).not.toMatch(/<form|checked|type="submit"/);
    expect(html.match(/<button type="button"/g)).toHaveLength(2);
  });

  test('shows no result before it is asked for', async () => {
    const text = textOf(await renderPart(<SelfTestPart block={block} {...attributes} />));
    for (const { title } of block.results) expect(text).not.toContain(title);
    expect(text).not.toContain(block.missing);
  });

  test('says a result in the words of the page, under a heading that can take the focus', async () => {
    const [, result] = block.results;
    if (!result) throw new Error('the sample has no second result');
    const html = await renderPart(<SelfTestResult result={result} prose={attributes.prose} words={attributes.words} />);
    expect(html).toMatch(/lang="en" dir="ltr"><h3[^>]*tabindex="-1"[^>]*>Some signs<\/h3>/i);
    expect(html).toContain('<p>Set [limits](#safer-play).</p>');
  });
});
