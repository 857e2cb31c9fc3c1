import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { driftBucket } from '#platform/simulation/book/form-drift.ts';
import { SAMPLED_GAMES } from '#platform/simulation/book/joint/game-sample.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { EXCLUSION_DAYS, REALITY_MINUTES } from '#shared/domain/care/care-rules.ts';
import { limitPeriodDays, MONEY_LIMITS } from '#shared/domain/care/money-limits.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';
import { isNews } from './news.ts';

const config = defaultSiteConfig(false);
const pages = await readBrandPages();
const news = [...pages].map(([id, record]) => ({ id, record })).filter(isNews);

/** Everything that an article says in a language. */
function saidIn(article: string, language = 'en'): string {
  const texts = pages.get(`news/${article}`)?.texts[language];
  if (!texts) throw new Error(`No article ${article} in ${language}`);
  return JSON.stringify(texts.blocks);
}

describe('the articles of the brand', () => {
  test('have topics, and every topic an article', () => {
    for (const { id, record } of news) expect(record.topics.length, id).toBeGreaterThan(0);
    const topics = new Set(news.flatMap(({ record }) => record.topics));
    expect([...topics].sort()).toEqual(['account', 'bets', 'games', 'safer-play', 'site']);
  });

  test('say of odds and of the simulation what the book does', () => {
    const hour = 3_600_000;
    const lengthAt = (before: number) => {
      const { until } = driftBucket(7, 0, -before);
      return driftBucket(7, 0, until).until - until;
    };
    expect([lengthAt(60 * hour), lengthAt(hour / 2)]).toEqual([hour, 120_000]);
    expect(saidIn('simulated-leagues')).toContain('about once an hour, in the last hour every two minutes');
    const { minMembers, maxMembers, maxPrice } = BUILDER_RULES;
    const said = saidIn('bet-builder');
    expect(said).toContain(`choose ${minMembers} to ${maxMembers} of them`);
    expect(said).toContain(`The highest odds are ${maxPrice / 1000}.`);
    expect(said).toContain(`${SAMPLED_GAMES.toLocaleString('en')} times`);
  });

  test('say what a cash-out costs and how long its offer holds', () => {
    const { margin, longShots, validSeconds } = config.couponCashOut as Readonly<{
      margin: string;
      longShots: { from: string; margin: string };
      validSeconds: number;
    }>;
    const said = saidIn('cash-out-offers');
    expect(said).toContain(
      `we take ${Number(margin) * 100}%, so the offer in the example is ${(18 * (1 - Number(margin))).toFixed(2)}`,
    );
    expect(said).toContain(
      `at least ${longShots.from} times as much as they cost or are worth, it is ${Number(longShots.margin) * 100}%`,
    );
    expect(said).toContain(`up to ${validSeconds} seconds`);
  });

  test('say how the tools of safer play work', () => {
    const said = saidIn('safer-play-tools');
    expect(MONEY_LIMITS.stake.map((type) => limitPeriodDays(type))).toEqual([1, 7, 30]);
    expect(said).toContain('for 24 hours, 7 days or 30 days');
    expect(said).toContain(`only after ${config.limitCoolingHours} hours`);
    expect(said).toContain(`Every ${REALITY_MINUTES[0]} to ${REALITY_MINUTES.at(-1)} minutes`);
    expect([EXCLUSION_DAYS[0], EXCLUSION_DAYS.at(-1)]).toEqual([1, 5 * 365]);
    expect(said).toContain('from one day up to five years');
  });

  test.each(config.languages)('call the tools of safer play in %s as the tools themselves do', async (language) => {
    const { session_limit, reality_title, exclusion } = JSON.parse(
      await readFile(`renderer/locales/${language}/modals.json`, 'utf8'),
    );
    const names = [...saidIn('safer-play-tools', language).matchAll(/\*\*([^*]+)\.\*\*/g)].map(([, name]) => name);
    expect(names.slice(1)).toEqual([session_limit, reality_title, exclusion]);
  });

  test('pay for the examples what the settlement pays', () => {
    const legs = (last: number) =>
      [1800, 2100, 1500].map((coef, at) => ({ coef, statusId: at === 2 ? last : BET_STATUS.win }));
    const system = { typeId: COUPON_TYPE.system, amount: 3000, systemValue: 2 };
    const express = { typeId: COUPON_TYPE.express, amount: 3000 };
    const paid = [
      settleCoupon({ ...system, legs: legs(BET_STATUS.win) }),
      settleCoupon({ ...express, legs: legs(BET_STATUS.win) }),
      settleCoupon({ ...system, legs: legs(BET_STATUS.lose) }),
    ].map(({ payoutMinor }) => ((payoutMinor ?? Number.NaN) / 100).toFixed(2));
    expect(settleCoupon({ ...express, legs: legs(BET_STATUS.lose) }).payoutMinor).toBe(0);
    const [won, all, two] = paid;
    const said = saidIn('how-bets-are-settled');
    expect(said).toContain(`the system pays ${won}; an accumulator of the three for 30 would pay ${all}`);
    expect(said).toContain(`the system still pays ${two}`);
    const half = settleCoupon({
      ...express,
      amount: 1000,
      legs: [{ coef: 1900, statusId: BET_STATUS.halfWinHalfReturn }],
    });
    expect(said).toContain(`counts with ${((half.payoutMinor ?? Number.NaN) / 1000).toFixed(2)}`);
  });

  test.each(config.languages)('call the pages that they lead to as these are called, in %s', (language) => {
    const heading = pages.get('information/howbet')?.texts[language]?.heading;
    expect(saidIn('how-bets-are-settled', language)).toContain(`[${heading}](/information/howbet)`);
  });
});
