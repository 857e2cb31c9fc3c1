import type { MinorUnits } from '../money/minor-units.ts';
import type { PaymentReason } from './payments.ts';

/** Rules by which a withdrawal is approved without a person. */
export const WITHDRAWAL_CHECKS = ['name', 'holder', 'loop', 'findings', 'first', 'turnover', 'amount'] as const;

export type WithdrawalCheck = (typeof WITHDRAWAL_CHECKS)[number];

/** When a withdrawal is approved without a person, as the operator has set it. */
export interface ReviewTerms {
  /** Largest amount, in multiples of the currency's first amount. */
  readonly autoMaxTimes: number;
  /** Share of the deposits that has to have been staked, thousandths. */
  readonly minTurnover: number;
  /** A person looks at the first withdrawal of every player. */
  readonly isFirstReviewed: boolean;
}

/** Facts about a withdrawal and its player; amounts are minor units of its currency. */
export interface ReviewCase {
  readonly amount: MinorUnits;
  /** First amount of the currency. */
  readonly initialAmount: MinorUnits;
  /** First name and surname of the profile; '' for one that is missing. */
  readonly name: string;
  readonly surname: string;
  /** Owner of the receiving account as the provider knows it; '' when unknown. */
  readonly holder: string;
  readonly deposited: MinorUnits;
  readonly staked: MinorUnits;
  /** Number of withdrawals that were paid before. */
  readonly paid: number;
  readonly openFindings: number;
  /** Deposits that should go back to where they came from, and whose methods pay out no more. */
  readonly lostDebt: MinorUnits;
}

/** What a review found: each rule, and why a person has to decide; null when none has to. */
export interface ReviewResult {
  readonly checks: readonly { readonly check: WithdrawalCheck; readonly isPassed: boolean }[];
  readonly reason: PaymentReason | null;
}

const REASONS: Readonly<Record<WithdrawalCheck, PaymentReason>> = {
  name: 'identity',
  holder: 'account-of-another',
  loop: 'open-question',
  findings: 'open-question',
  first: 'first-withdrawal',
  turnover: 'too-little-play',
  amount: 'large-amount',
};

/** Returns the words of a name without case, marks and signs. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Decides whether an account is in a player's own name: every word of the first name's first word and of the surname
 * stands in the holder's name, in any order.
 */
export function isOwnName(holder: string, { name, surname }: Pick<ReviewCase, 'name' | 'surname'>): boolean {
  const held = new Set(wordsOf(holder));
  const [first] = wordsOf(name);
  const last = wordsOf(surname);
  if (first === undefined || last.length === 0) return false;
  return held.has(first) && last.every((word) => held.has(word));
}

/** Reviews a withdrawal by rule; any doubt goes to a person, with the reason of the first rule that it breaks. */
export function reviewWithdrawal(facts: ReviewCase, terms: ReviewTerms): ReviewResult {
  const passes: Readonly<Record<WithdrawalCheck, boolean>> = {
    name: wordsOf(facts.name).length > 0 && wordsOf(facts.surname).length > 0,
    holder: isOwnName(facts.holder, facts),
    loop: facts.lostDebt === 0,
    findings: facts.openFindings === 0,
    first: facts.paid > 0 || !terms.isFirstReviewed,
    turnover: facts.staked * 1000 >= facts.deposited * terms.minTurnover,
    amount: facts.amount <= facts.initialAmount * terms.autoMaxTimes,
  };
  const checks = WITHDRAWAL_CHECKS.map((check) => ({ check, isPassed: passes[check] }));
  const broken = checks.find(({ isPassed }) => !isPassed);
  if (!broken) return { checks, reason: null };
  const isUnknown = broken.check === 'holder' && facts.holder === '';
  return { checks, reason: isUnknown ? 'open-question' : REASONS[broken.check] };
}
