import { type PaymentReturn, paymentReturnPath } from '#shared/domain/cashier/return-path.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { PaymentMove, PaymentMoved, PaymentRow } from './payments-repository.ts';
import {
  type DepositOrder,
  type PaymentProvider,
  PayoutRefused,
  ProviderAway,
  type ProviderDeposit,
  type ProviderPayout,
} from './provider-port.ts';

export interface QuestionsInput {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly move: (move: PaymentMove) => Promise<PaymentMoved | null>;
  /** Name of a player; '' when unknown. */
  readonly payerOf: (userId: number) => Promise<string>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Time after which a deposit that its provider has never confirmed is given up, server clock. */
const CREATED_FOR = 15 * MINUTE;

const DEPOSIT_STATES = {
  waiting: 'waiting',
  processing: 'processing',
  succeeded: 'received',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  'charged-back': 'charged-back',
} as const;
const PAYOUT_STATES = { accepted: 'sending', paid: 'paid', failed: 'failed' } as const;

/** Returns the name under which a provider knows a payment. */
export const referenceOf = ({ kind, id }: Pick<PaymentRow, 'id' | 'kind'>): string => `${kind}-${id}`;

/** Returns the name under which a provider knows a player. */
export const customerOf = (userId: number): string => `player-${userId}`;

/** Returns the number of the payment that a reference names; null for a text that can be none. */
export function paymentOfReference(reference: string): number | null {
  const [, id] = /^(?:deposit|withdrawal)-(\d{1,15})$/.exec(reference) ?? [];
  return id === undefined ? null : Number(id);
}

/** Returns the addresses of the site to which a provider leads back; they name the payment and say nothing about it. */
function returnUrlsOf({ id, origin, language }: PaymentRow): DepositOrder['returnUrls'] {
  const at = (outcome: PaymentReturn) => origin + paymentReturnPath(language, outcome, id);
  return { success: at('success'), fail: at('fail'), pending: at('pending'), cancel: at('cancel') };
}

/** Returns when a payment is looked at next: often while it is young, server clock. */
function nextLook({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: number): number {
  return now + Math.round(Math.min(Math.max((now - createdAt) / 8, 3 * SECOND), 10 * MINUTE));
}

/** Creates what asks providers about payments and moves them by the answers; each throws ProviderAway without one. */
export function createProviderQuestions({ providers, clock, move, payerOf }: QuestionsInput) {
  const providerOf = (row: PaymentRow): PaymentProvider => {
    const provider = providers.get(row.provider);
    // An operator who takes a provider out of the program leaves its payments to be asked for later.
    if (!provider) throw new ProviderAway(`There is no provider ${row.provider}`);
    return provider;
  };

  function stepOf(row: PaymentRow): Pick<PaymentMove, 'actor' | 'now' | 'paymentId'> {
    return { paymentId: row.id, actor: 'provider', now: clock.now() };
  }

  async function takeDeposit(row: PaymentRow, said: ProviderDeposit): Promise<void> {
    const step = {
      ...stepOf(row),
      ...{ version: said.version, providerId: said.id, page: said.page, received: said.received },
      ...{ instrument: said.instrument, reason: said.reason },
    };
    const state = DEPOSIT_STATES[said.state];
    const isOpen = state === 'waiting' || state === 'processing';
    const nextLookAt = isOpen ? nextLook(row, step.now) : null;
    // A chargeback that was missed until now follows the money that was missed, too.
    if (state === 'charged-back' && row.state !== 'received') await move({ ...step, state: 'received', reason: null });
    await move({ ...step, state, nextLookAt });
  }

  async function takePayout(row: PaymentRow, said: ProviderPayout): Promise<void> {
    const now = clock.now();
    const state = PAYOUT_STATES[said.state];
    const nextLookAt = state === 'sending' ? nextLook(row, now) : null;
    await move({
      ...stepOf(row),
      ...{ version: said.version, providerId: said.id, reason: said.reason, state, nextLookAt },
    });
  }

  async function beginDeposit(row: PaymentRow): Promise<void> {
    const provider = providerOf(row);
    if (clock.now() - row.createdAt > CREATED_FOR) {
      const said = await provider.cancelDeposit(referenceOf(row));
      if (said) return takeDeposit(row, said);
      await move({ ...stepOf(row), actor: 'rule', state: 'failed', reason: 'provider-away', nextLookAt: null });
      return;
    }
    const { amount, fee, iso, methodId, language } = row;
    const said = await provider.beginDeposit({
      reference: referenceOf(row),
      amount: amount + fee,
      ...{ iso, methodId, language },
      returnUrls: returnUrlsOf(row),
      payer: await payerOf(row.userId),
      customer: customerOf(row.userId),
    });
    return takeDeposit(row, said);
  }

  async function askDeposit(row: PaymentRow): Promise<void> {
    if (row.state === 'created') return beginDeposit(row);
    const said = await providerOf(row).deposit(referenceOf(row));
    if (!said) throw new ProviderAway(`The provider ${row.provider} does not know ${referenceOf(row)}`);
    return takeDeposit(row, said);
  }

  async function beginPayout(row: PaymentRow): Promise<ProviderPayout> {
    const { amount, fee, iso, methodId, token } = row;
    return providerOf(row).beginPayout({
      ...{ reference: referenceOf(row), amount: amount - fee, iso, methodId },
      instrument: token ?? '',
    });
  }

  async function askWithdrawal(row: PaymentRow): Promise<void> {
    try {
      // What the provider has never heard of was lost on its way; the same reference moves money once.
      const known = row.state === 'approved' ? null : await providerOf(row).payout(referenceOf(row));
      await takePayout(row, known ?? (await beginPayout(row)));
    } catch (error) {
      if (!(error instanceof PayoutRefused)) throw error;
      await move({ ...stepOf(row), state: 'failed', reason: 'account-refused', nextLookAt: null });
    }
  }

  return {
    askDeposit,
    askWithdrawal,
    /** Ends a deposit that has not begun to be paid, at its provider first. */
    async cancel(row: PaymentRow): Promise<void> {
      const said = await providerOf(row).cancelDeposit(referenceOf(row));
      if (said) await takeDeposit(row, said);
      else await move({ ...stepOf(row), actor: 'player', state: 'cancelled', reason: 'cancelled', nextLookAt: null });
    },
  };
}
