import type { PaymentReason } from '#shared/domain/cashier/payments.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/** A provider that gave no usable answer: it is away, or answered with an error that may pass. Nothing is known then. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** A provider that has refused a payout for good: it has stored nothing, and moves no money under its reference. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
}

/** What a deposit is made of. The reference is the platform's own: the same one asks for the same deposit again. */
export interface DepositOrder {
  readonly reference: string;
  /** Minor units; what the payer pays, with the fee. */
  readonly amount: MinorUnits;
  /** ISO 4217. */
  readonly iso: string;
  readonly methodId: string;
  /** Language of the provider's page. */
  readonly language: string;
  /** Addresses to which the provider's page leads back. */
  readonly returnUrls: {
    readonly success: string;
    readonly fail: string;
    readonly pending: string;
    readonly cancel: string;
  };
  /** Name of the player; '' when unknown. */
  readonly payer: string;
  /** The platform's number of the player: instruments of two players are two, even of one account. */
  readonly customer: string;
}

/** What a withdrawal is made of; its reference works as that of a deposit. */
export interface PayoutOrder {
  readonly reference: string;
  /** Minor units; what the receiver gets, without the fee. */
  readonly amount: MinorUnits;
  readonly iso: string;
  readonly methodId: string;
  /** The provider's token of the instrument that receives the money. */
  readonly instrument: string;
}

/** What a provider knows of the card, account or wallet behind a payment. */
export interface ProviderInstrument {
  /** The provider's token; equal for equal cards, accounts and wallets of one player. */
  readonly token: string;
  /** How its owner recognises it, without the whole number. */
  readonly label: string;
  /** Name of its owner as the provider knows it; '' when unknown. */
  readonly holder: string;
  /** Money can be returned to it. */
  readonly isReturnable: boolean;
}

/** What a provider says about a deposit. Versions of one deposit only grow. */
export interface ProviderDeposit {
  /** The provider's number of it. */
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly state: 'waiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired' | 'charged-back';
  readonly reason: PaymentReason | null;
  /** Minor units that have arrived; 0 before. */
  readonly received: MinorUnits;
  readonly iso: string;
  /** Page on which the payer pays, while it waits. */
  readonly page: { readonly url: string; readonly view: 'frame' | 'page'; readonly until: number | null } | null;
  readonly instrument: ProviderInstrument | null;
}

/** What a provider says about a payout. */
export interface ProviderPayout {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly state: 'accepted' | 'paid' | 'failed';
  readonly reason: PaymentReason | null;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly iso: string;
}

/** One line of a provider's report: money that it has taken or given for the site. */
export interface ProviderReportLine {
  readonly kind: 'chargeback' | 'deposit' | 'payout';
  readonly reference: string;
  /** Minor units; positive for money that the provider owes the site by it, negative for the opposite. */
  readonly amount: MinorUnits;
  readonly iso: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** What a signed notice of a provider is about. It is a hint: the platform asks for the state. */
export interface ProviderNotice {
  readonly id: string;
  readonly kind: 'deposit' | 'payout';
  readonly reference: string;
}

/** A notice whose signature, age or form is wrong. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}

/**
 * A payment provider. Every method throws ProviderAway when nothing certain was answered; then the same call with the
 * same reference may be made again, and moves money once.
 */
export interface PaymentProvider {
  /** Name in methods of payment, and of its clearing accounts: `clearing:<id>`. */
  readonly id: string;
  /** It moves no real money. */
  readonly isTest: boolean;
  /** Origins of its pages, for the content security policy of the site. */
  origins(): readonly string[];
  beginDeposit(order: DepositOrder): Promise<ProviderDeposit>;
  /** The deposit with a reference; null when the provider has never heard of it. */
  deposit(reference: string): Promise<ProviderDeposit | null>;
  /**
   * Ends a deposit that has not begun to be paid; one that never arrived is sealed, so that nothing is ever done under
   * its reference. Answers it as it is now; null for a sealed one.
   */
  cancelDeposit(reference: string): Promise<ProviderDeposit | null>;
  /** @throws PayoutRefused for an instrument that it does not pay to */
  beginPayout(order: PayoutOrder): Promise<ProviderPayout>;
  payout(reference: string): Promise<ProviderPayout | null>;
  /**
   * Seals a payout that never arrived, so that nothing is ever paid under its reference; then beginPayout throws
   * PayoutRefused. Answers null for a sealed one, else the payout as it is now.
   */
  sealPayout(reference: string): Promise<ProviderPayout | null>;
  /** Stores an account to which payouts can go; null for a number that the provider refuses. */
  addInstrument(input: {
    readonly methodId: string;
    readonly iso: string;
    readonly number: string;
    readonly holder: string;
    /** As that of a deposit. */
    readonly customer: string;
  }): Promise<ProviderInstrument | null>;
  /**
   * Reads a notice from its headers and raw body.
   *
   * @throws NoticeRefused
   */
  readNotice(headers: Readonly<Record<string, string>>, body: string): ProviderNotice;
  /** All money that the provider has moved for the site within [from, to), server clock. */
  report(from: number, to: number): Promise<readonly ProviderReportLine[]>;
}
