import {
  deskBanCall,
  deskClosePlayerCall,
  deskCorrectProfileCall,
  deskEndSessionsCall,
  deskExcludeCall,
  deskFindPlayersCall,
  deskLedgerCall,
  deskPlayerCall,
} from '#shared/contracts/desk/desk-players.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Accounts } from '../../accounts/accounts-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import type { PlayerProfiles } from '../../office/profile-service.ts';
import type { PersonalData } from '../../records/personal-data-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { PlayersRepository, StoredPlayer } from '../players-repository.ts';

export interface PlayerActsInput {
  readonly players: PlayersRepository;
  readonly accounts: Pick<Accounts, 'care' | 'sessions'>;
  readonly personalData: Pick<PersonalData, 'close'>;
  readonly profiles: Pick<PlayerProfiles, 'correct' | 'of'>;
  readonly config: Pick<ConfigService, 'banLevel' | 'merge'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

const MAX_FOUND = 20;
const POSTINGS = 50;

const ofPlayer = ({ userId }: { readonly userId: number }) => userId;

/** Registers what staff read of players; reading one player is recorded, because it shows personal data. */
function playerReads(desk: DeskRegistry, { players, accounts, config, securityLog }: PlayerActsInput): void {
  async function known(userId: number): Promise<StoredPlayer> {
    const facts = await players.player(userId);
    if (!facts) throw new ApiError('ACCOUNT_UNKNOWN', { message: 'There is no such player.' });
    return facts;
  }
  const record = (staffId: number, userId: number, call: string) =>
    securityLog.record({ kind: 'staff_read', staffId, userId, details: { call } });

  desk.read(deskFindPlayersCall, async ({ query }) => ({ players: await players.find(query.search, MAX_FOUND) }));
  desk.read(deskPlayerCall, async ({ params, staff }) => {
    const facts = await known(Number(params.userId));
    await record(staff.id, facts.id, deskPlayerCall.id);
    const sessions = await accounts.sessions.ofPlayer(facts.id);
    return {
      ...facts,
      banLevel: config.banLevel(facts.id),
      sessions: sessions.map(({ signedInAt, seenAt, origin: { address, agent } }) => ({
        ...{ signedInAt, seenAt, address, agent },
      })),
    };
  });
  desk.read(deskLedgerCall, async ({ params, query, staff }) => {
    const { id } = await known(Number(params.userId));
    await record(staff.id, id, deskLedgerCall.id);
    const postings = await players.postings(id, query.before === undefined ? null : Number(query.before), POSTINGS);
    const last = postings.at(-1);
    return { postings, next: last && postings.length === POSTINGS ? String(last.transactionId) : null };
  });
}

/** Registers the acts of players: sessions, bans, exclusions, the end of an account. */
export function playerActs(desk: DeskRegistry, input: PlayerActsInput): void {
  const { players, accounts, personalData, profiles, config, clock } = input;
  playerReads(desk, input);

  async function gateOf(userId: number) {
    const facts = await players.player(userId);
    if (!facts) throw new ApiError('ACCOUNT_UNKNOWN', { message: 'There is no such player.' });
    const { excludedUntil, timeOutUntil, closedAt } = facts;
    return { banLevel: config.banLevel(userId), excludedUntil, timeOutUntil, closedAt };
  }
  const sessionsOf = async (userId: number) => {
    await gateOf(userId);
    return (await accounts.sessions.ofPlayer(userId)).length;
  };

  desk.act(deskEndSessionsCall, {
    userId: ofPlayer,
    state: async ({ userId }) => ({ sessions: await sessionsOf(userId) }),
    async apply({ userId }) {
      const ended = await sessionsOf(userId);
      await accounts.sessions.endOthers(userId, '', 'elsewhere');
      return { ended };
    },
  });
  desk.act(deskBanCall, {
    userId: ofPlayer,
    state: ({ userId }) => gateOf(userId),
    async apply({ userId, level }) {
      await config.merge({ bans: { [userId]: level === 0 ? null : level } });
      return { userId, level: config.banLevel(userId) };
    },
  });
  desk.act(deskCorrectProfileCall, {
    userId: ofPlayer,
    // The record outlives the personal data: it holds no values of it.
    noted: ({ userId, reason: _, ...values }) => ({ userId, fields: Object.keys(values) }),
    async state({ userId }) {
      await gateOf(userId);
      return { version: (await profiles.of(userId)).version };
    },
    async apply({ userId, reason: _, middleName, ...others }, { id }) {
      const values = { ...others, middleName: middleName === null ? '' : middleName };
      return { userId, fields: [...(await profiles.correct(userId, values, id))] };
    },
  });
  desk.act(deskExcludeCall, {
    userId: ofPlayer,
    state: ({ userId }) => gateOf(userId),
    apply: async ({ userId, days }) => ({ userId, until: await accounts.care.exclude(userId, days) }),
  });
  desk.act(deskClosePlayerCall, {
    userId: ofPlayer,
    state: ({ userId }) => gateOf(userId),
    async apply({ userId }) {
      await personalData.close({ userId }, 'none');
      return { userId, closedAt: (await players.player(userId))?.closedAt ?? clock.now() };
    },
  });
}
