import type { ResetMethods } from '#shared/contracts/email-links.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { type Accounts, normalPassword, type PlayerRow, type SessionRow } from '../accounts/accounts-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import { hasherOf } from './asker.ts';
import type { ConfirmChange, Confirmed } from './confirm-password.ts';
import type { Asker } from './identity-service.ts';
import type { PasskeysRepository } from './passkeys/passkeys-repository.ts';
import type { SignInChanges } from './sign-in-changes.ts';
import type { SocialRepository } from './social/social-repository.ts';

/** Sign-in methods that stay through a reset. */
export interface MethodsToKeep {
  readonly passkeys: readonly number[];
  readonly networks: readonly string[];
}

/** What the player chooses at a reset. */
export interface ResetBody {
  readonly password: string;
  /** Answer of the secure question; undefined for none. */
  readonly answer?: string | undefined;
}

/** A player with a new password. */
export interface ChangedPassword {
  readonly player: PlayerRow;
  /** Whether the player had signed in on this device with the previous password. */
  readonly isKnownDevice: boolean;
}

/** New passwords, by a reset and by a signed-in player (shell §2.7, O-04, decision 041). */
export interface PasswordChanges {
  /** Returns the passkeys and networks that a reset removes unless they are kept. @throws ApiError LINK_EXPIRED */
  methodsOf(token: string): Promise<ResetMethods>;
  /**
   * Sets the password by the token of a reset. Ends all sessions, codes and links of the player, removes the passkeys
   * and networks that are not kept, and tells the player.
   *
   * @throws ApiError LINK_EXPIRED, PASSWORD_WEAK, ANSWER_REQUIRED, ANSWER_WRONG, TOO_MANY_ATTEMPTS; no refusal uses the
   * token up
   */
  reset(token: string, given: ResetBody, keep: MethodsToKeep, asker: Asker): Promise<ChangedPassword>;
  /**
   * Sets the password of a signed-in player, ends the other sessions, and tells the player.
   *
   * @throws ApiError PASSWORD_SAME, PASSWORD_WEAK, those of the proof
   */
  change(session: SessionRow, password: string, confirmed: Confirmed): Promise<ChangedPassword>;
}

interface PasswordChangesInput {
  readonly accounts: Accounts;
  readonly emails: Pick<Emails, 'annul' | 'readReset' | 'resetterOf' | 'spendReset'>;
  readonly messages: Pick<MessageService, 'together'>;
  readonly passkeys: Pick<PasskeysRepository, 'keepOnly' | 'ofPlayer'>;
  readonly networks: Pick<SocialRepository, 'identities' | 'keepOnly'>;
  readonly confirm: ConfirmChange;
  readonly signInChanges: Pick<SignInChanges, 'tell'>;
  readonly clock: ServerClock;
}

export function createPasswordChanges(input: PasswordChangesInput): PasswordChanges {
  const { accounts, emails, messages, passkeys, networks, confirm, signInChanges, clock } = input;
  const { repository, sessions } = accounts;

  async function playerOf(userId: number): Promise<PlayerRow> {
    const player = await repository.player(userId);
    if (!player) throw new ApiError('LINK_EXPIRED');
    return player;
  }

  /** Whether a player's second step would have nothing to rest on without a passkey: a mailbox must not bring that about. */
  const needsPasskey = ({ twoStep, phone }: PlayerRow, count: number) => twoStep && phone === null && count > 0;

  /** Returns the passkeys that stay: those that are kept, and all where none is kept but one has to stay. */
  async function passkeysLeft(player: PlayerRow, kept: readonly number[]): Promise<number[]> {
    const ids = (await passkeys.ofPlayer(player.id)).map(({ id }) => id);
    const left = ids.filter((id) => kept.includes(id));
    return left.length === 0 && needsPasskey(player, ids.length) ? ids : left;
  }

  const changeOf = (player: PlayerRow, { origin }: Asker) => ({
    userId: player.id,
    address: origin.address,
    userAgent: origin.agent,
    country: origin.country,
    undo: { part: 'password' as const, before: player.passwordHash },
  });

  return {
    async methodsOf(token) {
      const player = await playerOf(await emails.resetterOf(token));
      const [keys, joined] = await Promise.all([passkeys.ofPlayer(player.id), networks.identities(player.id)]);
      return {
        passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
        networks: joined.map(({ network, person, joinedAt }) => ({ network, person, joinedAt })),
        needsPasskey: needsPasskey(player, keys.length),
      };
    },
    async reset(token, { password, answer }, keep, asker) {
      const { userId, isByPhone } = await emails.readReset(token);
      const player = await playerOf(userId);
      await accounts.questions.check(userId, answer, hasherOf(player, asker));
      await accounts.passwordPolicy.require(player, password);
      const left = await passkeysLeft(player, keep.passkeys);
      // Hashed first, so that a failure to store the password does not use up the link.
      const hash = await accounts.hashPassword(password, hasherOf(player, asker));
      await emails.spendReset(token);
      await messages.together(async (writing) => {
        await repository.setPassword(player.id, hash, clock.now(), writing.sql);
        await repository.setPasswordChannel(userId, isByPhone ? 'phone' : 'email', writing.sql);
        await passkeys.keepOnly(player.id, left, writing.sql);
        await networks.keepOnly(player.id, keep.networks, writing.sql);
        await signInChanges.tell({ ...changeOf(player, asker), kind: 'password_reset' }, writing);
      });
      await emails.annul(player.id);
      await sessions.endOthers(player.id, '', 'password');
      return { player: { ...player, passwordHash: hash }, isKnownDevice: asker.knownDevice.isOf(player) };
    },
    async change(session, password, confirmed) {
      const player = await confirm(session, confirmed);
      if (normalPassword(password) === normalPassword(confirmed.password ?? '')) throw new ApiError('PASSWORD_SAME');
      await accounts.passwordPolicy.require(player, password);
      const hash = await accounts.hashPassword(password, hasherOf(player, confirmed.asker));
      await messages.together(async (writing) => {
        await repository.setPassword(player.id, hash, clock.now(), writing.sql);
        await repository.setPasswordChannel(player.id, null, writing.sql);
        await signInChanges.tell({ ...changeOf(player, confirmed.asker), kind: 'password_changed' }, writing);
      });
      await emails.annul(player.id);
      await sessions.endOthers(player.id, session.hash, 'password');
      return { player: { ...player, passwordHash: hash }, isKnownDevice: true };
    },
  };
}
