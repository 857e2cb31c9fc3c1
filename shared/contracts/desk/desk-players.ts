import * as v from 'valibot';
import { EXCLUSION_DAYS } from '../../domain/care/care-rules.ts';
import { shownInstant } from '../instant.ts';
import { defineDeskAct, defineDeskRead, idInPath, playerId } from './desk-call.ts';

/** Server clock, epoch ms. */
const instant = v.nullable(shownInstant);
const player = {
  id: v.number(),
  email: v.string(),
  phone: v.nullable(v.string()),
  name: v.string(),
  createdAt: shownInstant,
};

export const deskFindPlayersCall = defineDeskRead({
  id: 'deskFindPlayers',
  path: '/players',
  summary: 'Players by id, e-mail address or its beginning, or phone number; twenty at most',
  roles: ['support', 'payments', 'trader'],
  query: v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254)) }),
  answer: v.object({ players: v.array(v.object(player)) }),
});

export const deskPlayerCall = defineDeskRead({
  id: 'deskPlayer',
  path: '/players/:userId',
  summary: 'One player: identity, what closes the gate, accounts with balances, living sessions; the read is recorded',
  roles: ['support', 'payments', 'trader'],
  params: v.object({ userId: idInPath }),
  answer: v.object({
    ...player,
    firstName: v.nullable(v.string()),
    middleName: v.nullable(v.string()),
    surname: v.nullable(v.string()),
    birthday: v.nullable(v.string()),
    country: v.nullable(v.string()),
    language: v.string(),
    isTwoStep: v.boolean(),
    signedInAt: instant,
    banLevel: v.number(),
    excludedUntil: instant,
    timeOutUntil: instant,
    closedAt: instant,
    accounts: v.array(
      v.object({
        id: v.number(),
        iso: v.string(),
        type: v.number(),
        decimals: v.number(),
        /** Minor units. */
        money: v.number(),
      }),
    ),
    sessions: v.array(
      v.object({ signedInAt: shownInstant, seenAt: shownInstant, address: v.string(), agent: v.string() }),
    ),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskLedgerCall = defineDeskRead({
  id: 'deskLedger',
  path: '/players/:userId/ledger',
  summary: 'Postings of all accounts of a player, the newest first, fifty a page; the read is recorded',
  roles: ['payments', 'support'],
  params: v.object({ userId: idInPath }),
  query: v.object({ before: v.optional(idInPath) }),
  answer: v.object({
    postings: v.array(
      v.object({
        transactionId: v.number(),
        kind: v.string(),
        reference: v.string(),
        couponId: v.nullable(v.string()),
        accountId: v.number(),
        iso: v.string(),
        decimals: v.number(),
        /** Minor units, positive to the player. */
        amount: v.number(),
        balanceAfter: v.nullable(v.number()),
        at: shownInstant,
      }),
    ),
    next: v.nullable(v.string()),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskEndSessionsCall = defineDeskAct({
  id: 'deskEndSessions',
  path: '/players/end-sessions',
  summary: 'Ends all sessions of a player',
  roles: ['support'],
  entries: { userId: playerId },
  answer: v.object({ ended: v.number() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskBanCall = defineDeskAct({
  id: 'deskBan',
  path: '/players/ban',
  summary: 'Bans a player at a level, or lifts the ban with level 0',
  roles: ['support'],
  entries: { userId: playerId, level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) },
  answer: v.object({ userId: v.number(), level: v.number() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

const text = v.pipe(v.string(), v.trim(), v.maxLength(300));
const filled = v.optional(v.pipe(text, v.minLength(1, 'Must not be empty')));

export const deskCorrectProfileCall = defineDeskAct({
  id: 'deskCorrectProfile',
  path: '/players/correct-profile',
  summary:
    'Corrects what identifies a player and the player cannot change; the record has the names of the fields, not the values',
  roles: ['support'],
  entries: {
    userId: playerId,
    name: filled,
    surname: filled,
    /** null for none. */
    middleName: v.optional(v.nullable(text)),
    /** `2000-02-29`. */
    birthday: filled,
    /** ISO 3166 alpha-2. */
    country: filled,
  },
  answer: v.object({ userId: v.number(), fields: v.array(v.string()) }),
  errors: ['ACCOUNT_UNKNOWN', 'ACCOUNT_CLOSED', 'PROFILE_STALE', 'COUNTRY_EXCLUDED'],
});

export const deskExcludeCall = defineDeskAct({
  id: 'deskExclude',
  path: '/players/exclude',
  summary: 'Excludes a player for a number of days, and never shortens an exclusion',
  roles: ['support'],
  entries: { userId: playerId, days: v.picklist(EXCLUSION_DAYS) },
  answer: v.object({ userId: v.number(), until: shownInstant }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskClosePlayerCall = defineDeskAct({
  id: 'deskClosePlayer',
  path: '/players/close',
  summary:
    'Closes the account of a player for good, once open bets and money of the player have ended; the player is told',
  roles: ['support'],
  entries: { userId: playerId },
  answer: v.object({ userId: v.number(), closedAt: shownInstant }),
  errors: ['ACCOUNT_UNKNOWN', 'BETS_LEFT', 'MONEY_LEFT'],
});
