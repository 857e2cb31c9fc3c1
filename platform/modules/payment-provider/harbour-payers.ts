import { createHmac } from 'node:crypto';
import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import type { HarbourInstrument } from './harbour-store.ts';
import type { HarbourWords } from './harbour-words.ts';

/** What a payer has typed. */
export type PayerForm = Pick<URLSearchParams, 'get'>;

/** Field of a form with the word that says what is wrong with it. */
export interface WrongField {
  readonly field: string;
  readonly word: keyof HarbourWords;
}

/** Outcome of a payment with a card; `ask` is the bank's second step. */
export type CardOutcome = 'ask' | 'card_expired' | 'declined' | 'insufficient_funds' | 'succeeded';

/** Numbers of cards that do not simply succeed. */
export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '4000000000003220': 'ask',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'card_expired',
};
/** Code of the bank's second step. */
export const BANK_CODE = '123456';

const textOf = (form: PayerForm, name: string) => (form.get(name) ?? '').trim();
const compact = (text: string) => text.replaceAll(/[\s-]/g, '');

/** Returns the token of an instrument: nothing of its number can be read from it. */
export const tokenOf = (secret: string, kind: string, number: string): string =>
  `${kind}_${createHmac('sha256', secret).update(`${kind}:${number}`).digest('base64url').slice(0, 24)}`;

/**
 * Returns the secret of the tokens of a customer of the merchant: the account that two customers share has a token for
 * each. '' is a merchant who names no customers.
 */
export const secretOfCustomer = (secret: string, customer: string): string =>
  customer === '' ? secret : createHmac('sha256', secret).update(`customer:${customer}`).digest('base64url');

interface ReadCard {
  readonly instrument: HarbourInstrument;
  readonly outcome: CardOutcome;
}

/** Decides whether a card has a month that is not over, on the company's clock: the library knows the wall clock only. */
function isInTime(date: string, now: number): boolean {
  const { isValid, month, year } = cardValidator.expirationDate(date);
  if (!isValid) return false;
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return Date.UTC(fullYear, Number(month)) > now;
}

/**
 * Reads a card from a form; the first field that is wrong otherwise.
 *
 * @param now epoch ms of the server clock
 */
export function readCard(form: PayerForm, secret: string, now: number): ReadCard | WrongField {
  const number = compact(textOf(form, 'number'));
  const { isValid, card } = cardValidator.number(number, { luhnValidateUnionPay: true });
  if (!isValid || !card) return { field: 'number', word: 'wrong_number' };
  if (!isInTime(textOf(form, 'date'), now)) return { field: 'date', word: 'wrong_date' };
  if (!cardValidator.cvv(textOf(form, 'code'), card.code.size).isValid) return { field: 'code', word: 'wrong_code' };
  const holder = textOf(form, 'holder');
  if (!/\p{L}/u.test(holder) || holder.length > 120) return { field: 'holder', word: 'wrong_holder' };
  const label = `${card.niceType} •••• ${number.slice(-4)}`;
  const token = tokenOf(secret, 'card', number);
  return {
    instrument: { token, label, holder, isReturnable: true, isClosed: false },
    outcome: TEST_CARDS[number] ?? 'succeeded',
  };
}

/** Returns an address of which only its owner recognises the rest. */
const maskedEmail = (email: string) => email.replace(/^(.).*(@.).*(\.[^.]+)$/u, '$1…$2…$3');

/** Returns the instrument of a wallet; null for a text that is no address. */
export function walletOf(email: string, holder: string, secret: string): HarbourInstrument | null {
  const address = email.trim().toLowerCase();
  if (address.length > 120 || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(address)) return null;
  const token = tokenOf(secret, 'wallet', address);
  return { token, label: maskedEmail(address), holder: holder.trim(), isReturnable: true, isClosed: false };
}

/** Returns the instrument of a bank account; null for a number whose check digits are wrong. */
export function bankAccountOf(number: string, holder: string, secret: string): HarbourInstrument | null {
  const iban = compact(number).toUpperCase();
  if (!isValidIBAN(iban)) return null;
  const label = `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
  const token = tokenOf(secret, 'iban', iban);
  return { token, label, holder: holder.trim(), isReturnable: true, isClosed: iban.endsWith('0002') };
}

/** Adds the check digit to fifteen digits, as cards have it. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Reads the code of a voucher; null for one whose check digit is wrong. */
export function voucherOf(text: string): string | null {
  const code = compact(text);
  return /^\d{16}$/.test(code) && withCheckDigit(code.slice(0, 15)) === code ? code : null;
}
