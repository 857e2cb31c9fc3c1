import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Accounts, SessionRow } from '../../accounts/accounts-service.ts';
import type { ConfirmChange, Confirmed } from '../confirm-password.ts';
import type { Asker } from '../identity-service.ts';
import type { FactorChangeKind, PartBefore, TellChange } from '../tell-change.ts';
import { type FactorKeys, GUESSES, type GuessCounters } from './check-factor.ts';
import type { FactorsRepository, StoredFactors } from './factors-repository.ts';
import { hasOwnFactor } from './possible-factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { makeTotpSecret, TOTP_PURPOSE, totpAddress, totpStepOf } from './totp.ts';

/** A secret for an authenticator, shown once. */
interface TotpSetup {
  /** Base32. */
  readonly secret: string;
  /** `otpauth:` address. */
  readonly address: string;
  /** Server clock, epoch ms. */
  readonly endsAt: number;
}

/** What a player changes about the second step; every change ends the player's other sessions and is reported. */
export interface FactorSettings {
  /**
   * Switches two-step sign-in. On returns a set of recovery codes; off deletes them and returns null.
   *
   * @throws ApiError FACTOR_MISSING without a phone, passkey or authenticator; those of the proof
   */
  setTwoStep(session: SessionRow, isOn: boolean, confirmed: Confirmed): Promise<string[] | null>;
  /** Begins to set up an authenticator. @throws ApiError of the proof */
  askTotp(session: SessionRow, confirmed: Confirmed): Promise<TotpSetup>;
  /**
   * Stores the authenticator whose first code this is, and switches two-step sign-in on; then it returns a set of
   * recovery codes, else null.
   *
   * @throws ApiError TOTP_WRONG, SETUP_EXPIRED, TOO_MANY_ATTEMPTS
   */
  confirmTotp(session: SessionRow, code: string, asker: Asker): Promise<string[] | null>;
  /** @throws ApiError FACTOR_LAST while it is the only factor of two-step sign-in; those of the proof */
  removeTotp(session: SessionRow, confirmed: Confirmed): Promise<void>;
  /** Returns a set that replaces the codes before. @throws ApiError FACTOR_MISSING without two-step sign-in; of the proof */
  makeCodes(session: SessionRow, confirmed: Confirmed): Promise<string[]>;
  /**
   * Removes a passkey by the given work, unless two-step sign-in or the player’s sign-in rests on it alone.
   *
   * @throws ApiError FACTOR_LAST, LAST_WAY_IN
   */
  withoutPasskey(userId: number, remove: () => Promise<void>): Promise<void>;
  /**
   * Ends the other sessions after a factor has changed, marks two-step sign-in as resting on factors of its own, and
   * reports the change.
   */
  changed(
    session: Pick<SessionRow, 'hash' | 'userId'>,
    kind: FactorChangeKind,
    asker: Asker,
    undo?: PartBefore,
  ): Promise<void>;
}

interface FactorSettingsInput {
  readonly repository: FactorsRepository;
  readonly accounts: Pick<Accounts, 'playerDevices' | 'repository'> & {
    readonly sessions: Pick<Accounts['sessions'], 'endOthers'>;
  };
  readonly confirm: ConfirmChange;
  readonly keys: FactorKeys;
  readonly counters: GuessCounters;
  readonly clock: ServerClock;
  readonly tell: TellChange;
  /** Name of the brand. */
  readonly brand: () => string;
}

const SETUP_MS = 15 * 60_000;

/** Whether the player would have no factor of two-step sign-in left. */
const isLastFactor = (facts: StoredFactors, without: Partial<StoredFactors>) =>
  facts.twoStep && !hasOwnFactor({ ...facts, ...without });

/** Returns what every change of a factor leads to. */
function createChanged({ repository, accounts, clock, tell }: FactorSettingsInput): FactorSettings['changed'] {
  /** The device of a change has proved as much as one of a sign-in by both steps: its guesses count apart. */
  async function noteDevice(userId: number, { knownDevice }: Asker): Promise<void> {
    const player = await accounts.repository.player(userId);
    if (player && knownDevice.isOf(player)) await accounts.playerDevices.note(userId, knownDevice.id, clock.now());
  }

  return async (session, kind, asker, undo) => {
    const { userId, hash } = session;
    const facts = await repository.factsOf(userId);
    if (facts.isFromEmailTime && hasOwnFactor(facts)) await repository.setTwoStep(userId, clock.now());
    await noteDevice(userId, asker);
    await accounts.sessions.endOthers(userId, hash, 'elsewhere');
    await tell(userId, kind, asker, undo);
  };
}

export function createFactorSettings(input: FactorSettingsInput): FactorSettings {
  const { repository, confirm, keys, counters, clock, brand } = input;
  const changed = createChanged(input);

  return {
    changed,
    async setTwoStep(session, isOn, confirmed) {
      const { userId } = session;
      await confirm(session, confirmed);
      const before = await repository.state(userId);
      const codes = await repository.together(userId, async (sql) => {
        const facts = await repository.factsOf(userId, sql);
        if (isOn && !hasOwnFactor(facts)) throw new ApiError('FACTOR_MISSING');
        if (isOn === facts.twoStep && !facts.isFromEmailTime) return null;
        const made = isOn ? makeRecoveryCodes(keys, userId) : { codes: null, hashes: [] };
        await repository.setTwoStep(userId, isOn ? clock.now() : null, sql);
        await repository.replaceCodes(userId, made.hashes, clock.now(), sql);
        return made.codes;
      });
      const kind = isOn ? 'two_step_on' : 'two_step_off';
      await changed(session, kind, confirmed.asker, { part: 'two_step', before });
      return codes;
    },
    async askTotp(session, confirmed) {
      const { email, phone, name } = await confirm(session, confirmed);
      const secret = makeTotpSecret();
      const endsAt = clock.now() + SETUP_MS;
      await repository.keepSetup(session.userId, keys.seal(TOTP_PURPOSE, secret), endsAt);
      return { secret, address: totpAddress(secret, brand(), email || (phone ?? name)), endsAt };
    },
    async confirmTotp(session, code, asker) {
      const { userId } = session;
      const now = clock.now();
      const sealed = await repository.readSetup(userId, now);
      if (sealed === null) throw new ApiError('SETUP_EXPIRED');
      // By the session: that of a stranger must not use up the tries of the owner.
      const subject = `totp-setup:${session.hash}`;
      const { isAllowed, retryAfter } = await counters.take(subject, GUESSES);
      if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
      const lastStep = totpStepOf(Buffer.from(keys.open(TOTP_PURPOSE, sealed)).toString(), code, 0);
      if (lastStep === null) throw new ApiError('TOTP_WRONG');
      await counters.forget(subject);
      const before = await repository.state(userId);
      const codes = await repository.together(userId, async (sql) => {
        if (!(await repository.addTotp(userId, { sealed, lastStep }, now, sql))) throw new ApiError('SETUP_EXPIRED');
        const { twoStep, recoveryCodes } = await repository.factsOf(userId, sql);
        await repository.setTwoStep(userId, now, sql);
        if (twoStep && recoveryCodes > 0) return null;
        const made = makeRecoveryCodes(keys, userId);
        await repository.replaceCodes(userId, made.hashes, now, sql);
        return made.codes;
      });
      await changed(session, 'totp_added', asker, { part: 'totp', before });
      return codes;
    },
    async removeTotp(session, confirmed) {
      const { userId } = session;
      await confirm(session, confirmed);
      const before = await repository.state(userId);
      await repository.together(userId, async (sql) => {
        const facts = await repository.factsOf(userId, sql);
        if (isLastFactor(facts, { hasTotp: false })) throw new ApiError('FACTOR_LAST');
        await repository.removeTotp(userId, sql);
      });
      await changed(session, 'totp_removed', confirmed.asker, { part: 'totp', before });
    },
    async makeCodes(session, confirmed) {
      const { userId } = session;
      await confirm(session, confirmed);
      const before = await repository.state(userId);
      const { codes, hashes } = makeRecoveryCodes(keys, userId);
      await repository.together(userId, async (sql) => {
        const facts = await repository.factsOf(userId, sql);
        if (!facts.twoStep || !hasOwnFactor(facts)) throw new ApiError('FACTOR_MISSING');
        await repository.replaceCodes(userId, hashes, clock.now(), sql);
      });
      await changed(session, 'recovery_codes_made', confirmed.asker, { part: 'recovery_codes', before });
      return codes;
    },
    withoutPasskey: (userId, remove) =>
      repository.together(userId, async (sql) => {
        const facts = await repository.factsOf(userId, sql);
        const passkeys = facts.passkeys - 1;
        if (isLastFactor(facts, { passkeys })) throw new ApiError('FACTOR_LAST');
        if (passkeys <= 0 && !facts.hasPassword && facts.networks === 0) throw new ApiError('LAST_WAY_IN');
        await remove();
      }),
  };
}
