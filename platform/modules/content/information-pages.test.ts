import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { BlockKind, BlockPlace } from '#shared/contracts/content-blocks.ts';
import { TERMINAL_SERVICES } from '#shared/contracts/content-parts.ts';
import { EXCLUSION_DAYS, REALITY_MINUTES } from '#shared/domain/care/care-rules.ts';
import { limitPeriodDays, MONEY_LIMITS } from '#shared/domain/care/money-limits.ts';
import { CHOICE_LIFE_MS } from '#shared/domain/consent/consent-choice.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { type TaxRule, taxedPayout } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { playMoney } from '../accounts/play-money.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';

const config = defaultSiteConfig(false);
const pages = await readBrandPages();

/** What the tests read of the texts of a block. */
interface Block {
  readonly text: string;
  readonly items: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  readonly results: readonly { readonly text: string }[];
}

/** Texts of a block of a page of information. */
function blockOf(page: string, block: string, language = 'en'): Block {
  const texts = pages.get(`information/${page}`)?.texts[language]?.blocks[block];
  if (!texts) throw new Error(`No block ${block} of ${page} in ${language}`);
  return texts as Block;
}

const localeOf = async (language: string, namespace: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(`renderer/locales/${language}/${namespace}.json`, 'utf8'));

describe('the page of cookies', () => {
  test('says when the site asks again, and that no service of others counts visits', () => {
    expect(blockOf('cookies', 'choice').items.join()).toContain(
      `We ask again after ${CHOICE_LIFE_MS / 86_400_000} days.`,
    );
    expect(config.counters).toEqual({});
    expect(config.isOneTapAuthEnabled).toBe(false);
  });

  test.each(config.languages)('calls the places of storage in %s as its list does', async (language) => {
    const names = await localeOf(language, 'storage');
    const { text } = blockOf('cookies', 'entriesText', language);
    for (const place of ['local', 'session', 'desktop']) {
      expect(text).toMatch(new RegExp(`[“„«]\\s?${names[`place_${place}`]}\\s?[”“»]`));
    }
  });
});

describe('the page of safer play', () => {
  const record = pages.get('information/responsiblegaming');
  const placeOf = <Kind extends BlockKind>(kind: Kind) =>
    record?.blocks.find((place) => place.kind === kind) as BlockPlace<Kind> | undefined;

  test('says of each tool what the product does', () => {
    const rows = blockOf('responsiblegaming', 'tools').rows.map((cells) => cells.join(' | '));
    const periods = MONEY_LIMITS.deposit.map((type) => limitPeriodDays(type));
    expect(periods).toEqual([1, 7, 30]);
    expect(rows[0]).toContain('in 24 hours, 7 days or 30 days');
    expect(rows.slice(0, 4).every((row) => row.includes(`Higher: after ${config.limitCoolingHours} hours`))).toBe(true);
    expect(rows[3]).toContain('1 to 24 hours of play a day');
    expect(rows[4]).toContain(`every ${REALITY_MINUTES[0]} to ${REALITY_MINUTES.at(-1)} minutes`);
    expect([EXCLUSION_DAYS[0], EXCLUSION_DAYS.at(-1)]).toEqual([1, 5 * 365]);
    expect(rows[5]).toContain('from one day up to five years');
  });

  test.each(config.languages)('calls each tool in %s as the tool itself does', async (language) => {
    const [limits, modals] = [await localeOf(language, 'limits'), await localeOf(language, 'modals')];
    const names = blockOf('responsiblegaming', 'tools', language).rows.map(([name]) => name);
    const { group_deposit: deposit, group_loss: loss, group_stake: stake } = limits;
    const { session_limit: session, reality_title: reality, exclusion } = modals;
    expect(names).toEqual([deposit, loss, stake, session, reality, exclusion].map((name) => `**${name}**`));
  });

  test.each(config.languages)(
    'has nine questions in %s, and one result more than bounds, each with a way on',
    (language) => {
      const { questions, answers, results } = blockOf('responsiblegaming', 'test', language);
      const bounds = placeOf('selfTest')?.bounds ?? [];
      expect([questions.length, answers.length]).toEqual([9, 4]);
      expect(results).toHaveLength(bounds.length + 1);
      expect(bounds.at(-1)).toBeLessThan(questions.length * (answers.length - 1));
      for (const { text } of results) expect(text).toContain('(#safer-play)');
    },
  );

  test('has help for every country: lines of many, and some that anyone can reach', () => {
    const lines = placeOf('helpLines')?.lines ?? [];
    const countries = lines.map(({ country }) => country);
    expect(countries).toContain(null);
    for (const country of ['AT', 'BR', 'CH', 'DE', 'ES', 'FR', 'GB', 'PT', 'TR', 'US'])
      expect(countries).toContain(country);
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    for (const { name, phone, web } of lines) expect(phone ?? web, name).toBeDefined();
    const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const country of countries) if (country !== null) expect(known.of(country), country).toBeDefined();
  });
});

describe('the page of taxes', () => {
  const money = (minor: number) => (minor / 100).toFixed(2);
  const stake = 10_000;
  const legs = [{ coef: 3000, statusId: BET_STATUS.win }];
  const payout = settleCoupon({ typeId: COUPON_TYPE.single, amount: stake, legs }).payoutMinor ?? 0;
  const taxOf = (rule: TaxRule) => taxedPayout(rule, { payout, stake, iso: 'EUR', isReturned: false });

  test('has the bet of its examples right', () => {
    const { text } = blockOf('taxation', 'kindsText');
    expect(text).toContain(`payout ${money(payout)}, of which ${money(payout - stake)} are winnings`);
  });

  test.each<[row: number, TaxRule]>([
    [0, { winningsPercent: '10' }],
    [1, { winningsPercent: '10', freeWinnings: { EUR: 5000 } }],
    [2, { stakePercent: '5' }],
    [3, { winningsPercent: '10', stakePercent: '5' }],
  ])('taxes the example of row %i as the settlement does', (row, rule) => {
    const { tax, net } = taxOf(rule);
    const example = blockOf('taxation', 'kinds').rows[row]?.[2];
    expect(example).toContain(` is ${money(tax)}. You receive ${money(net)}.`);
  });

  test('says that play money is not taxed, as this site taxes none', () => {
    expect([config.isPlayMoney, config.coupon.tax ?? null]).toEqual([true, null]);
    expect(blockOf('taxation', 'playMoney').text).toContain('play money');
  });
});

describe('the page of payments', () => {
  test.each(config.languages)('names the currencies of the accounts in %s', (language) => {
    const { text } = blockOf('payment', 'accountsText', language);
    expect(text.match(/\b[A-Z]{3}\b/g)).toEqual(config.currencies);
    expect(text).toContain(` ${config.currencies.length} `);
  });

  test('says how much play money there is', () => {
    const [gift, ceiling] = [playMoney.giftOf('EUR'), playMoney.ceilingOf('EUR')].map((minor) => minor / 100);
    const { text } = blockOf('payment', 'playText');
    expect(text).toContain(`${gift} euros`);
    expect(text).toContain(`${ceiling?.toLocaleString('en')} euros`);
  });

  test.each(config.languages)('calls the button and the dialog in %s as they are called', async (language) => {
    const names = await localeOf(language, 'auth');
    const { items } = blockOf('payment', 'play', language) as unknown as {
      readonly items: readonly { title: string }[];
    };
    expect(items[2]?.title).toContain(names.play_money);
    expect(blockOf('payment', 'accountsText', language).text).toContain(`**${names.account}**`);
  });

  test('says that there is play money alone', () => {
    expect(config.isPlayMoney).toBe(true);
    expect(pages.get('information/payment')?.texts.en?.blocks.today).toMatchObject({ title: 'Play money only' });
  });
});

describe('the page of cash terminals', () => {
  const services = TERMINAL_SERVICES.map((one) => `service_${one}`);

  test.each(config.languages)('explains every service in %s by the name that the list gives it', async (language) => {
    const names = await localeOf(language, 'cash-terminals');
    const { rows } = blockOf('cash_terminals', 'services', language);
    expect(rows.map(([name]) => name)).toEqual(services.map((key) => `**${names[key]}**`));
  });

  test('has places that cannot be taken for real ones, each once and with a service', () => {
    const list = pages.get('information/cash_terminals')?.blocks.find(({ kind }) => kind === 'cashTerminals');
    const { places } = list as BlockPlace<'cashTerminals'>;
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    for (const { name, city, latitude, longitude, services: offered } of places) {
      expect([name, city]).toEqual([expect.stringMatching(/^Demo /), expect.stringMatching(/^Sample /)]);
      // Around the point where the meridian crosses the equator there is only sea.
      expect(Math.max(Math.abs(latitude), Math.abs(longitude))).toBeLessThan(1);
      expect(offered.length).toBeGreaterThan(0);
    }
    expect(blockOf('cash_terminals', 'examples').text).toContain('are invented');
  });
});
