import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { readSignInChangeCall, SignInChangeKind } from '#shared/contracts/sign-in-changes.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import type { Pool } from '../../database/pool.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';
import { ApiError } from '../../plugins/api-error.ts';
import {
  type Accounts,
  coarseAddress,
  NO_PASSWORD,
  type PlayerRow,
  type SessionRow,
} from '../accounts/accounts-service.ts';
import type { MessageService, Writing } from '../delivery/delivery-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import { attemptOf } from './asker.ts';
import type { Confirmed } from './confirm-password.ts';
import type { SecondProof } from './second-proof.ts';
import { messageOfChange, messageOfUndo, type TellingAddress } from './sign-in-change-message.ts';
import type { SignInChangeRow, SignInChangesRepository } from './sign-in-changes-repository.ts';
import { describeAgent } from './user-agent.ts';

/** Parts of the sign-in that a link can restore. */
export type UndoPart =
  | 'email'
  | 'network'
  | 'passkey'
  | 'password'
  | 'phone'
  | 'recovery_codes'
  | 'secure_question'
  | 'totp'
  | 'two_step';

/** How a change is taken back: its part of the sign-in, and the state of that part before the change, as JSON. */
export interface UndoAction {
  readonly part: UndoPart;
  readonly before: unknown;
}

/** A change of how a player signs in, as it was made. */
export interface ToldChange {
  readonly userId: number;
  readonly kind: SignInChangeKind;
  /** IP address of the caller. */
  readonly address: string;
  /** The header `user-agent`. */
  readonly userAgent: string;
  /** ISO 3166 alpha-2. */
  readonly country?: string | null;
  readonly requestId?: string;
  /** Left out where there is nothing to restore: the link then ends the sessions and the password only. */
  readonly undo?: UndoAction;
}

/** What proves the owner in a session: as for every change, or without a password. */
export type OwnerProof = Pick<SecondProof, 'confirm' | 'confirmWithoutPassword' | 'needsFactor'>;

/** Restores a part of the sign-in; `before` is what `tell` was given. */
export type RestorePart = (userId: number, before: unknown, within: Pool) => Promise<void>;

/**
 * Tells players of every change of how they sign in, with a link that takes it back (decision 041). The link works once,
 * for some days. It takes back its change and all later ones, so that the link of a later change cannot undo it.
 */
export interface SignInChanges {
  /**
   * Stores the change, records it in the security log, and sends its message, three of a kind within a day at most: by
   * email, or by text message to a player without an email. When address or number has changed, the message goes to the
   * previous one.
   *
   * @param within stores both in the transaction of the change; left out, in one of their own
   */
  tell(change: ToldChange, within?: Writing): Promise<void>;
  /** Says how a part is restored; each part has one owner. */
  restores(part: UndoPart, restore: RestorePart): void;
  /** Says how the owner is proved where a password from before the changes does not do it. */
  provesOwner(proof: OwnerProof): void;
  /** Returns what a link would take back. @throws ApiError LINK_EXPIRED */
  read(token: string): Promise<CallAnswer<typeof readSignInChangeCall>>;
  /**
   * Takes back the change of a link and all later ones, removes the password and ends every session; returns the player.
   *
   * @param confirmed what the link needs besides (`UndoProof`)
   * @param session of the caller; null for none
   * @throws ApiError LINK_EXPIRED, PASSWORD_WRONG, EMAIL_TAKEN, PHONE_TAKEN, PROOF_REQUIRED, FACTOR_REQUIRED,
   * TOO_MANY_ATTEMPTS, those of a second factor and of the captcha
   */
  undo(token: string, confirmed: Confirmed, session: SessionRow | null): Promise<number>;
  purge(): Promise<void>;
}

interface SignInChangesInput {
  readonly repository: SignInChangesRepository;
  readonly accounts: Pick<Accounts, 'checkPassword' | 'repository' | 'sessions'>;
  readonly messages: Pick<MessageService, 'together'>;
  readonly clock: ServerClock;
  /** Makes the links, and seals what they restore: the database alone opens neither. */
  readonly keys: KeyRing;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

const DAY = 86_400_000;
/**
 * Messages about one kind of change that a player gets within a day (decision 038). Each kind has its own, so that a
 * flood of one hides no other; and the link of an earlier message takes back the changes that no message tells of.
 */
const TOLD_A_DAY = 3;
/** How long a link takes its change back. */
const UNDO_DAYS = 7;
const TOKEN_BYTES = 32;
/** Purpose of the keys. */
const LINKS = 'sign-in-change';

/**
 * Changes that the link alone takes back: that opens nothing which a request for a new password would not open. Any other
 * undoing returns an address, a number or a factor that the player may have given up because a stranger holds it. A
 * mailbox alone must not do that, so it needs the password as well; and with two-step sign-in on, all that a change needs:
 * the way back is as strong as the way forward, or the mailbox would take the second step off.
 */
const BY_LINK_ALONE: ReadonlySet<SignInChangeKind> = new Set([
  'network_joined',
  'new_device',
  'passkey_added',
  'password_changed',
  'password_reset',
  'recovery_code_used',
]);

/** Changes that add a sign-in method: after one of them a proof may rest on what a stranger has added. */
const ADDED_SIGN_IN_METHODS: ReadonlySet<SignInChangeKind> = new Set(['network_joined', 'passkey_added']);

/** Returns where a change is told: an address or number that it replaced hears of it, and not its successor. */
function readerOf({ id: userId, email, phone, language }: PlayerRow, undo: UndoAction | undefined): TellingAddress {
  const before = undo?.before as string | null;
  return {
    userId,
    email: undo?.part === 'email' ? before : email,
    phone: undo?.part === 'phone' ? before : phone,
    language,
  };
}

/** An undoing that needs more than its link, with what the caller shows. */
interface UndoClaim {
  readonly player: PlayerRow;
  readonly changes: readonly SignInChangeRow[];
  /** Hash of the password that was valid before the changes; NO_PASSWORD where none proves the owner. */
  readonly passwordHash: string;
  readonly confirmed: Confirmed;
  readonly session: SessionRow | null;
}

/** Checks that the owner asks for an undoing which the link alone does not open. */
function createUndoProof(accounts: Pick<Accounts, 'checkPassword'>) {
  let owner: OwnerProof | null = null;

  /** Returns what the owner shows besides the link, where the link alone does not suffice. */
  async function proofOf({ player, passwordHash }: Pick<UndoClaim, 'passwordHash' | 'player'>) {
    if (await owner?.needsFactor(player.id)) return 'second_step';
    return passwordHash === NO_PASSWORD ? 'owner' : 'password';
  }

  /** A session alone proves nothing: it may be the stranger's. */
  function ownSession({ player, session }: UndoClaim) {
    if (!owner || session?.userId !== player.id) throw new ApiError('PROOF_REQUIRED');
    return { owner, session };
  }

  async function bySecondStep(claim: UndoClaim): Promise<void> {
    const { owner, session } = ownSession(claim);
    await owner.confirm(session, claim.confirmed);
  }

  async function byOwner(claim: UndoClaim): Promise<void> {
    const { owner, session } = ownSession(claim);
    if (claim.changes.some(({ kind }) => ADDED_SIGN_IN_METHODS.has(kind))) throw new ApiError('PROOF_REQUIRED');
    await owner.confirmWithoutPassword(session, claim.confirmed);
  }

  async function byPassword({ player, passwordHash, confirmed }: UndoClaim): Promise<void> {
    const { password = '', asker } = confirmed;
    const find = async () => ({ ...player, passwordHash });
    const attempt = { login: `player:${player.id}`, password, find, ...attemptOf(asker) };
    await accounts.checkPassword(attempt).catch((error: unknown) => {
      const isWrong = error instanceof ApiError && error.code === 'CREDENTIALS_WRONG';
      throw isWrong ? new ApiError('PASSWORD_WRONG', { cause: error }) : error;
    });
  }

  return {
    provesOwner(proof: OwnerProof): void {
      owner = proof;
    },
    proofOf,
    async confirm(claim: UndoClaim): Promise<void> {
      const checks = { second_step: bySecondStep, password: byPassword, owner: byOwner };
      await checks[await proofOf(claim)](claim);
    },
  };
}

export function createSignInChanges(input: SignInChangesInput): SignInChanges {
  const { repository, accounts, messages, clock, keys, securityLog } = input;
  const hashes = createKeyedHash(keys, LINKS);
  const seal = (state: unknown) => keys.seal(LINKS, JSON.stringify(state));
  const open = (sealed: string): unknown => JSON.parse(Buffer.from(keys.open(LINKS, sealed)).toString('utf8'));
  const { confirm, proofOf, provesOwner } = createUndoProof(accounts);
  const restorers = new Map<UndoPart, RestorePart>([
    // Removed after all parts were restored: the old password may be known to the stranger who changed it.
    ['password', async () => undefined],
    ['email', (userId, before, sql) => repository.setEmail(userId, before as string | null, sql)],
    ['phone', (userId, before, sql) => repository.setPhone(userId, before as string | null, sql)],
    ['two_step', (userId, before, sql) => repository.setTwoStep(userId, before === true, sql)],
  ]);

  async function playerOf(userId: number): Promise<PlayerRow> {
    const player = await accounts.repository.player(userId);
    if (!player) throw new Error(`There is no player ${userId} to tell`);
    return player;
  }

  async function find(token: string) {
    const change = await repository.find(hashes.all(token), clock.now());
    if (!change) throw new ApiError('LINK_EXPIRED');
    const changes = await repository.since(change.userId, change.id);
    return { change, changes, needsProof: changes.some(({ kind }) => !BY_LINK_ALONE.has(kind)) };
  }

  /**
   * Returns the hash of the password that was valid before the first of these changes; they come newest first. One that a
   * mailbox has lately set proves nothing against who reads that mailbox.
   */
  async function passwordBefore(changes: readonly SignInChangeRow[], player: PlayerRow): Promise<string> {
    const first = changes.findLast(({ part }) => part === 'password');
    const id = first?.id ?? Number.MAX_SAFE_INTEGER;
    const setBy = await repository.passwordSetBy(player.id, id, clock.now() - UNDO_DAYS * DAY);
    if (setBy === 'password_reset') return NO_PASSWORD;
    return first?.before ? (open(first.before) as string) : player.passwordHash;
  }

  async function restore({ userId, part, before }: SignInChangeRow, within: Pool): Promise<void> {
    if (part === null) return;
    const restorePart = restorers.get(part as UndoPart);
    if (!restorePart) throw new Error(`Nothing restores the part ${part} of a sign-in`);
    await restorePart(userId, before === null ? null : open(before), within).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new ApiError(part === 'phone' ? 'PHONE_TAKEN' : 'EMAIL_TAKEN', { cause: error });
    });
  }

  return {
    async tell({ userId, kind, address, userAgent, country = null, requestId, undo }, within) {
      const player = await playerOf(userId);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      const row = { userId, kind, at: now, address: coarseAddress(address), agent: userAgent, country };
      const part = undo?.part ?? null;
      const before = undo ? seal(undo.before) : null;
      const reader = readerOf(player, undo);
      const store = async ({ sql, send }: Writing) => {
        const told = await repository.told(userId, kind, now - DAY, sql);
        const link = { tokenHash: hashes.of(token), endsAt: now + UNDO_DAYS * DAY };
        await repository.add({ ...row, part, before, ...link, isTold: told < TOLD_A_DAY }, sql);
        const isLast = told + 1 === TOLD_A_DAY;
        if (told < TOLD_A_DAY) await send(messageOfChange({ ...row, reader, token, days: UNDO_DAYS, isLast }));
        const event = undo?.part === 'email' && undo.before === null ? 'email_added' : kind;
        await securityLog.record({ kind: event, userId, address, userAgent, ...(requestId ? { requestId } : {}) }, sql);
      };
      await (within ? store(within) : messages.together(store));
    },
    restores: (part, restorePart) => void restorers.set(part, restorePart),
    provesOwner,
    async read(token) {
      const { change, changes, needsProof } = await find(token);
      const player = await playerOf(change.userId);
      const passwordHash = await passwordBefore(changes, player);
      return {
        changes: changes.map(({ kind, at, address, agent, country }) => {
          const { browser, system } = describeAgent(agent);
          return { kind, at, address, country, browser, system };
        }),
        proof: needsProof ? await proofOf({ player, passwordHash }) : 'link',
      };
    },
    async undo(token, confirmed, session) {
      const { change, changes, needsProof } = await find(token);
      const { userId } = change;
      const player = await playerOf(userId);
      const passwordHash = await passwordBefore(changes, player);
      if (needsProof) await confirm({ player, changes, passwordHash, confirmed, session });
      const now = clock.now();
      await messages.together(async ({ sql, send }) => {
        const taken = await repository.take(change, now, sql);
        // A change was made since the password was checked, or another call was faster.
        if (taken.length !== changes.length) throw new ApiError('LINK_EXPIRED');
        for (const one of taken) await restore(one, sql);
        await repository.lock(userId, change.at, now, sql);
        const details = { changes: taken.map(({ kind }) => kind) };
        await securityLog.record({ kind: 'sign_in_change_undone', userId, details }, sql);
        await send(messageOfUndo(await repository.reader(userId, sql), UNDO_DAYS));
      });
      await accounts.sessions.endOthers(userId, '', 'password');
      return userId;
    },
    purge: () => repository.purge(clock.now()),
  };
}
