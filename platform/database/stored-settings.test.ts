import { expect, test } from 'vitest';
import { beforeMigration } from '#tests/fixtures/platform/before-migration.ts';

test('[O-01] choices of the registration become settings, and an ended newsletter stays ended', async () => {
  await beforeMigration('080-office-settings.sql', async ({ owner, run }) => {
    const ids: number[] = [];
    for (const [name, email, sms] of [
      ['ann', true, false],
      ['ben', false, true],
      ['cem', true, true],
    ] as const) {
      const [row] = await owner<{ id: number }[]>`
        insert into player (email, name, language, password_hash, play_money, created_at)
        values (${`${name}@example.com`}, ${name}, 'en', '', true, 1) returning id`;
      const id = row?.id ?? 0;
      ids.push(id);
      await owner`
        insert into registration (user_id, type, terms_accepted_at, news_email, news_sms, registered_at)
        values (${id}, 'fast_reg', 5, ${email}, ${sms}, 5)`;
    }
    const [ann, ben, cem] = ids;
    await owner`insert into player_mark (user_id, mark, at) values (${cem ?? 0}, 'newsletter', 9), (${cem ?? 0}, 'verify', 8)`;
    expect((await run()).migrations).toEqual(['080-office-settings']);
    const stored = await owner`
      select user_id::int as of, name, value, changed_at::int as at from office_setting order by user_id, name`;
    expect([...stored]).toEqual([
      { of: ann, name: 'enable_mail_news', value: true, at: 5 },
      { of: ann, name: 'enable_sms_news', value: false, at: 5 },
      { of: ben, name: 'enable_mail_news', value: false, at: 5 },
      { of: ben, name: 'enable_sms_news', value: true, at: 5 },
      { of: cem, name: 'enable_mail_news', value: false, at: 9 },
      { of: cem, name: 'enable_sms_news', value: true, at: 5 },
    ]);
    expect([...(await owner`select mark from player_mark`)]).toEqual([{ mark: 'verify' }]);
    const left = await owner`select from registration where news_email is not null or news_sms is not null`;
    expect(left).toHaveLength(0);
  });
});
