import { expect, test } from 'vitest';
import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { friendsApi } from './api.ts';
import { FriendsPage } from './friends-page.tsx';

const link: FriendsAnswer = {
  ...{ code: 'AB23CD45', path: '/?bf=AB23CD45', friends: [], hasMore: false },
  terms: { stake: 5000, value: 500, iso: 'EUR', minCoef: 1500, days: 30, maxFriends: 20 },
};
const friends: FriendsAnswer['friends'] = [
  {
    ...{ id: 9, name: 'z…@…', joinedAt: NOW, state: 'rewarded' },
    reward: { value: 500, iso: 'EUR', code: 'FRIEND-7' },
  },
  { id: 8, name: '12…', joinedAt: NOW, state: 'joined', reward: null },
  { id: 7, name: 'b…@…', joinedAt: NOW, state: 'not-counted', reward: null },
];

const pageOf = (answer: FriendsAnswer, language: RenderOptions['language'] = 'en') =>
  renderPart(<FriendsPage />, {
    language,
    url: `/${language}/office/bringfriend`,
    namespaces: ['friends', 'office', 'errors'],
    session,
    prepare: ({ dispatch }) =>
      dispatch(
        friendsApi.util.upsertQueryData('friends', { userId: session.player.user_id, before: null }, answer),
      ) as unknown,
  });

test('[O-08] a player reads the own link, what a friend has to do and what it gives', async () => {
  const html = await pageOf(link);
  expect(html).toContain('value="http://fairline.test/?bf=AB23CD45"');
  const text = textOf(html);
  expect(text).toContain('Your friend stakes €50.00 of their own money');
  expect(text).toContain('odds of 1.50 or more');
  expect(text).toContain('one free bet of €5.00, for 30 days');
  expect(text).toContain('Up to 20 friends bring you a free bet each.');
  expect(text).toContain('Only people aged 18 or over may open an account.');
});

test('[O-08] without friends the page says so, and offers no other page of them', async () => {
  const text = textOf(await pageOf(link));
  expect(text).toContain('No friends yet');
  expect(text).not.toMatch(/Your friends|Older friends|Newer friends/);
});

test('[O-08] friends are listed with what they have brought', async () => {
  const text = textOf(await pageOf({ ...link, friends, hasMore: true }));
  expect(text).toMatch(/z…@… Joined: Today \d\d:\d\d Free bet of €5.00 FRIEND-7/);
  expect(text).toMatch(/Player 12… Joined: Today \d\d:\d\d No free bet yet/);
  expect(text).toMatch(/b…@… Joined: Today \d\d:\d\d No free bet for this friend/);
  expect(text).toContain('Older friends');
  expect(text).not.toContain('No friends yet');
});

test('[O-08] a site that gives no free bets says so, and promises none', async () => {
  const text = textOf(await pageOf({ ...link, terms: null }));
  expect(text).toContain('Friends bring no free bet at present.');
  expect(text).not.toContain('€');
});

test.each(LANGUAGES)('[O-08] the states of friends have texts in %s', async (language) => {
  expect(textOf(await pageOf({ ...link, friends, hasMore: true }, language))).not.toMatch(KEY_LEAK);
  expect(textOf(await pageOf({ ...link, terms: null }, language))).not.toMatch(KEY_LEAK);
});
