import { isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import type { PayoutTarget, PayoutTargetAnswer, PayoutTargetRequest } from '#shared/contracts/cashier.ts';
import { methodsFor } from '#shared/domain/cashier/payment-methods.ts';
import { isOwnName } from '#shared/domain/cashier/withdrawal-review.ts';
import type { PaymentsInput } from './deposits.ts';
import type { InstrumentRow } from './payments-repository.ts';
import { type PaymentProvider, ProviderAway, type ProviderInstrument } from './provider-port.ts';
import { customerOf } from './provider-questions.ts';
import type { HolderName } from './withdrawals.ts';

interface TargetsInput extends Pick<PaymentsInput, 'clock' | 'countryOf' | 'repository' | 'terms'> {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly nameOf: (userId: number) => Promise<HolderName>;
}

/** Number of accounts that a player may add in one currency. */
const MAX_OWN = 5;

const walletAddress = v.pipe(v.string(), v.email());

/** Decides whether a number can be one of an account: an IBAN by its check digits, a wallet by its address. */
function isAccountNumber(kind: string, number: string): boolean {
  if (kind === 'transfer') return isValidIBAN(number.replaceAll(/\s/g, '').toUpperCase());
  return v.is(walletAddress, number);
}

/** Returns a stored instrument as the player's pages show it. */
export function payoutTargetOf({ id, methodId, kind, label, owed, isOwn }: InstrumentRow): PayoutTarget {
  return { id: String(id), methodId, kind, label, owed: Math.max(0, owed), isOwn };
}

/** Creates what stores the accounts to which withdrawals can go. */
export function createPayoutTargets(input: TargetsInput) {
  const { repository, clock, providers } = input;

  async function methodOf(userId: number, { iso, methodId }: PayoutTargetRequest) {
    const country = await input.countryOf(userId);
    const found = methodsFor(input.terms().methods, 'withdrawal', { iso, country }).find(({ id }) => id === methodId);
    // A card is known only from a payment with it.
    return found && (found.kind === 'transfer' || found.kind === 'wallet') ? found : null;
  }

  async function ask(
    provider: PaymentProvider,
    userId: number,
    request: PayoutTargetRequest,
  ): Promise<ProviderInstrument | 'away' | null> {
    const { iso, methodId, holder } = request;
    const number = request.number.replaceAll(/\s/g, '');
    try {
      return await provider.addInstrument({ iso, methodId, number, holder, customer: customerOf(userId) });
    } catch (error) {
      if (error instanceof ProviderAway) return 'away';
      throw error;
    }
  }

  return {
    async add(userId: number, request: PayoutTargetRequest): Promise<PayoutTargetAnswer> {
      const refused = (reason: Extract<PayoutTargetAnswer, { status: 'refused' }>['reason']) =>
        ({ status: 'refused', reason }) as const;
      const { iso, number, holder } = request;
      const method = await methodOf(userId, request);
      const provider = method && providers.get(method.provider);
      if (!provider) return refused('method');
      if (!isAccountNumber(method.kind, number)) return refused('check');
      const name = await input.nameOf(userId);
      if (name.name === '' || name.surname === '') return refused('name');
      if (!isOwnName(holder, name)) return refused('holder');
      const before = await repository.instruments(userId, iso);
      if (before.filter(({ isOwn }) => isOwn).length >= MAX_OWN) return refused('too-many');
      const said = await ask(provider, userId, request);
      if (said === 'away') return refused('provider-away');
      if (said === null) return refused('check');
      const id = await repository.keepInstrument({
        ...said,
        ...{ userId, iso, provider: provider.id, methodId: method.id, methodKind: method.kind },
        ...{ isOwn: true, now: clock.now() },
      });
      const stored = (await repository.instruments(userId, iso)).find((row) => row.id === id);
      if (!stored) throw new Error(`The instrument ${id} was not stored`);
      return { status: 'added', target: payoutTargetOf(stored) };
    },
    remove: (userId: number, targetId: string): Promise<boolean> =>
      /^\d{1,15}$/.test(targetId)
        ? repository.removeInstrument(userId, Number(targetId), clock.now())
        : Promise.resolve(false),
  };
}
