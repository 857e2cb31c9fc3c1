import type { SignInChangeKind } from '#shared/contracts/sign-in-changes.ts';
import { type OutgoingNotice, signInChangeTexts } from '../delivery/delivery-service.ts';
import { describeAgent } from './user-agent.ts';

/** Where a player is told about a change. */
export interface TellingAddress {
  readonly userId: number;
  /** '' or null for a player without one, who gets a text message. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
}

interface MessageOfChange {
  readonly kind: SignInChangeKind;
  readonly reader: TellingAddress;
  /** Server clock, epoch ms. */
  readonly at: number;
  /** Network of the caller, without its last part. */
  readonly address: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  /** The header `user-agent`. */
  readonly agent: string;
  readonly token: string;
  /** How long the link works. */
  readonly days: number;
  /** No more messages of this kind are sent today. */
  readonly isLast: boolean;
}

const DAY = 86_400_000;
const UNDO_PAGE = 'user/undochange';
const NEW_PASSWORD_PAGE = 'forgotpassword';

/** Isolates a value from the direction of the text around it (Unicode FSI and PDI). */
const isolated = (text: string) => `\u2068${text}\u2069`;

function placeOf({ reader: { language }, address, country }: MessageOfChange): string {
  const name = country === null ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
  const known = [name, address].filter(Boolean).join(', ');
  return known === '' ? signInChangeTexts(language).noPlace : isolated(known);
}

function deviceOf({ reader: { language }, agent }: MessageOfChange): string {
  const { browser, system } = describeAgent(agent);
  const known = [browser, system].filter(Boolean).join(' · ');
  return known === '' ? signInChangeTexts(language).noDevice : isolated(known);
}

/** Returns the recipient of a message, and whether it goes as a text message. */
function recipientOf({ userId, email, phone, language }: TellingAddress) {
  return { to: email || phone, userId, language, isText: !email };
}

/** Returns the message about a change of the sign-in, with the link that takes it back (decision 041). */
export function messageOfChange(change: MessageOfChange): OutgoingNotice {
  const { kind, reader, at, token, days, isLast } = change;
  const { isText, ...recipient } = recipientOf(reader);
  const { language } = reader;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return {
    ...recipient,
    kind: isText ? 'sms_sign_in_change' : 'sign_in_change',
    link: `/${language}/${UNDO_PAGE}?token=${token}`,
    lifeMs: days * DAY,
    values: {
      change: signInChangeTexts(language).changes[kind],
      when: isolated(`${new Intl.DateTimeFormat(language, format).format(at)} UTC`),
      where: placeOf(change),
      device: deviceOf(change),
      days: String(days),
      last: isLast ? `\n\n${signInChangeTexts(language).lastToday}` : '',
    },
  };
}

/** Returns the message that changes were taken back; its link leads to a new password. */
export function messageOfUndo(reader: TellingAddress, days: number): OutgoingNotice {
  const { isText, ...recipient } = recipientOf(reader);
  return {
    ...recipient,
    kind: isText ? 'sms_sign_in_undone' : 'sign_in_undone',
    link: `/${reader.language}/${NEW_PASSWORD_PAGE}`,
    lifeMs: days * DAY,
  };
}
