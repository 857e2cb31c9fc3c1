import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { OfficeSettingName } from '#shared/domain/office/office-settings.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import {
  makePlayer,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import { resultWord } from './texts/result-words.ts';

const ARTICLE = 'news/cash-out-offers';
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());
afterEach(() => site.platform.config.reset());

interface Recipient {
  readonly player: TestPlayer;
  readonly email: string;
}

async function recipient(wants: readonly OfficeSettingName[], language = 'en'): Promise<Recipient> {
  const email = `${crypto.randomUUID()}@example.com`;
  const player = await makePlayer(site.platform, site.origin, { email, language });
  for (const name of wants) await site.platform.officeSettings.save(player.userId, name, true);
  return { player, email };
}

const mailsTo = async (email: string) => {
  await site.platform.mailings.write();
  return inboxOf(site, email);
};

async function settleOne({ player }: Recipient, status: 0 | 1 | 2): Promise<string> {
  const selectionId = site.table.addSelection(2000);
  const { body } = await player.place(player.placement([[selectionId, 2000]]));
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  site.table.decide(selectionId, status);
  site.table.finish(gameOfSelection(selectionId), [1, 0]);
  await site.platform.coupons.settleGames([gameOfSelection(selectionId)]);
  return body.coupon.id;
}

/** Returns an article of the news that no player has got. */
async function unsentArticle(): Promise<string> {
  await site.platform.mailings.write();
  await site.database.owner`delete from mailing where subject = ${ARTICLE}`;
  return ARTICLE;
}

const deposit = ({ player }: Recipient, key: string = crypto.randomUUID()) =>
  player.post(openPaths.playMoney, { accountId: player.accountId }, { 'idempotency-key': key });

describe('[O-01] an email about a settled bet', () => {
  test.each([
    [1, 'win', '€20.00'],
    [0, 'lose', '€0.00'],
    [2, 'return', '€10.00'],
  ] as const)('of status %d has number, result and amount', async (status, result, amount) => {
    const one = await recipient(['enable_mail_bets']);
    const id = await settleOne(one, status);
    const [mail, ...others] = await mailsTo(one.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your bet ${id}: ${resultWord('en', result)}`);
    expect(mail?.body).toContain(amount);
    expect(mail?.link).toBe(`/en/office/history?coupon=${id}`);
  });

  test.each(LANGUAGES.map(({ code }) => code))('is in %s', async (language) => {
    const one = await recipient(['enable_mail_bets'], language);
    const id = await settleOne(one, 1);
    const [mail] = await mailsTo(one.email);
    expect(mail?.body).toContain(resultWord(language, 'win'));
    expect(mail?.body).toContain(id);
    expect(mail?.body).not.toMatch(/[{}]/);
  });

  test('is written once, whatever is settled and written again', async () => {
    const one = await recipient(['enable_mail_bets']);
    await settleOne(one, 1);
    await mailsTo(one.email);
    await site.platform.coupons.settleAll();
    // The leading process of another installation of the platform begins in the same way.
    await Promise.all([site.platform.mailings.write(), site.platform.mailings.write()]);
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  test('is not written without the setting, nor once it is switched off again', async () => {
    const [none, late] = [await recipient([]), await recipient(['enable_mail_bets'])];
    await settleOne(none, 1);
    await site.database.owner`
      insert into mailing (user_id, kind, subject, facts, noted_at)
      values (${late.player.userId}, 'coupon_settled', 'x', '{}', 0)`;
    await site.database.owner`
      update office_setting set value = 'false' where user_id = ${late.player.userId}`;
    expect([await mailsTo(none.email), await mailsTo(late.email)]).toEqual([[], []]);
  });
});

describe('[O-01] an email about a deposit', () => {
  test('is written once for each deposit', async () => {
    const one = await recipient(['enable_mail_deposit']);
    const key = crypto.randomUUID();
    expect((await deposit(one, key)).status).toBe(200);
    await deposit(one, key);
    const [mail, ...others] = await mailsTo(one.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your deposit of €100.00');
  });

  test('is not written to a player who does not want it', async () => {
    const one = await recipient(['enable_mail_bets']);
    expect((await deposit(one)).status).toBe(200);
    expect(await mailsTo(one.email)).toEqual([]);
  });
});

describe('[O-01] an article of the news', () => {
  test('goes once to each player who wants news, in the player’s language, with a link that ends it', async () => {
    const [one, other] = [await recipient(['enable_mail_news'], 'de'), await recipient([])];
    const { mailings } = site.platform;
    expect((await mailings.sendNews(ARTICLE)).emails).toBeGreaterThan(0);
    const [mail, ...rest] = await mailsTo(one.email);
    expect([rest, await mailsTo(other.email)]).toEqual([[], []]);
    expect(mail?.body).toContain(`/de/${ARTICLE}`);
    expect(mail?.link).toMatch(/^\/de\/user\/stopnewsletter\?token=/);
    expect((await mailings.sendNews(ARTICLE)).emails).toBe(0);
    const token = mail?.link?.split('token=')[1];
    await site.client().post(openPaths.followLink, { purpose: 'newsletter', token });
    const { notificationSettings } = await site.platform.officeSettings.of(one.player.userId);
    expect(notificationSettings.enable_mail_news).toBe(false);
    expect(await mailings.sendNews('news/safer-play-tools')).toMatchObject({ emails: 0 });
  });

  test('goes by text message to a player with a number who wants that', async () => {
    const one = await recipient(['enable_sms_news']);
    const phone = '+4915112345678';
    await site.database.owner`update player set phone = ${phone} where id = ${one.player.userId}`;
    await site.platform.mailings.sendNews('news/bet-builder');
    const [text] = await mailsTo(phone);
    expect(text).toMatchObject({ channel: 'sms', link: '/en/news/bet-builder' });
    expect(await inboxOf(site, one.email)).toEqual([]);
  });

  test('does not go to an excluded player', async () => {
    const one = await recipient(['enable_mail_news']);
    await site.database.owner`
      insert into player_care (user_id, excluded_until) values (${one.player.userId}, ${Number.MAX_SAFE_INTEGER})
      on conflict (user_id) do update set excluded_until = excluded.excluded_until`;
    await site.platform.mailings.sendNews('news/simulated-leagues');
    expect(await mailsTo(one.email)).toEqual([]);
  });

  const closings: readonly [what: string, close: (userId: number) => Promise<unknown>][] = [
    ['excluded', (userId) => site.database.owner`select exclude_player(${userId}, ${Date.now() + 86_400_000}, 1)`],
    ['banned', (userId) => site.platform.config.merge({ bans: { [userId]: 53 } })],
    ['closed', (userId) => site.platform.admission.closeAccount(userId)],
  ];

  test.each(closings)('is neither noted nor counted for a player who is %s', async (_, close) => {
    const [one, other] = [await recipient(['enable_mail_news']), await recipient(['enable_mail_news'])];
    await close(one.player.userId);
    const id = await unsentArticle();
    const { emails } = await site.platform.mailings.sendNews(id);
    const noted = await site.database.owner<{ userId: number }[]>`
      select user_id as "userId" from mailing where subject = ${id} and kind = 'news_email'`;
    const ids = noted.map(({ userId }) => userId);
    expect([emails, ids.includes(one.player.userId)]).toEqual([ids.length, false]);
    expect(ids).toContain(other.player.userId);
    await site.platform.mailings.write();
  });

  test.each(closings)('is not written to a player who is %s after it was noted', async (_, close) => {
    const [one, other] = [await recipient(['enable_mail_news']), await recipient(['enable_mail_news'])];
    await site.platform.mailings.sendNews(await unsentArticle());
    await close(one.player.userId);
    expect(await mailsTo(other.email)).toHaveLength(1);
    expect((await inboxOf(site, one.email)).filter(({ kind }) => kind === 'news')).toEqual([]);
  });

  test('is counted only for players with the channel that it is sent to', async () => {
    const id = await unsentArticle();
    const one = await recipient(['enable_sms_news']);
    const phone = '+4915112345679';
    const texted = await recipient(['enable_sms_news']);
    await site.database.owner`update player set phone = ${phone} where id = ${texted.player.userId}`;
    const { texts } = await site.platform.mailings.sendNews(id);
    const noted = await site.database.owner<{ userId: number }[]>`
      select user_id as "userId" from mailing where subject = ${id} and kind = 'news_sms'`;
    expect(noted.map(({ userId }) => userId)).toContain(texted.player.userId);
    expect(noted.map(({ userId }) => userId)).not.toContain(one.player.userId);
    expect(texts).toBe(noted.length);
  });

  test('is refused if it is not published', async () => {
    await expect(site.platform.mailings.sendNews('news/none')).rejects.toMatchObject({ code: 'CONTENT_UNKNOWN' });
    await expect(site.platform.mailings.sendNews('information/about')).rejects.toMatchObject({
      code: 'CONTENT_UNKNOWN',
    });
  });
});

test('[R-28] the newsletter of the site reaches only a player who wants news', async () => {
  const [one, other] = [await recipient(['enable_mail_news']), await recipient([])];
  for (const { email } of [one, other]) await site.client().post('/__control/email', { email, purpose: 'newsletter' });
  expect((await inboxOf(site, one.email)).map(({ kind }) => kind)).toEqual(['newsletter']);
  expect(await inboxOf(site, other.email)).toEqual([]);
});
