import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialProvider } from '../../../config/config-service.ts';
import type { SocialProfile } from '../../social-sign-ups.ts';
import { NetworkRefusal } from './network-refusal.ts';

/** Field of the fragment, and of the form that our page makes of it, in which Telegram answers a redirect. */
export const WIDGET_RESULT = 'tgAuthResult';

/** A person, with the answer that named them: it can be used once. */
export interface Identified {
  readonly profile: SocialProfile;
  readonly credential?: {
    readonly hash: Buffer;
    /** Wall clock, epoch ms: the end of the answer. */
    readonly endsAt: number;
  };
}

interface Opening {
  readonly provider: Pick<SocialProvider, 'clientId'>;
  /** Address of the network, or of what plays it. */
  readonly issuer: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Address of the site to which the network redirects, with the state. */
  readonly returnTo: string;
  readonly language: string;
}

/** How long an answer is good after the person has agreed, and how far the clocks may differ, ms. */
const ANSWER_MS = 5 * 60_000;
const SKEW_MS = 60_000;
/** Fields that Telegram signs; its answers have at most seven. */
const MAX_FIELDS = 20;
const MAX_RESULT_LENGTH = 8000;

/**
 * Returns the page of Telegram on which the person agrees. It is the page that the login widget opens; the redirect
 * needs no script of Telegram in a page of the site.
 */
export function widgetAddress({ provider, issuer, origin, returnTo, language }: Opening): string {
  const query = new URLSearchParams({ bot_id: provider.clientId, origin, return_to: returnTo, lang: language });
  return `${issuer}/auth?${query}`;
}

/** Returns the text that is signed: all fields but the hash, sorted, one a line. */
export function dataCheckString(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => name !== 'hash')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
}

/** Returns the signature of a text: HMAC-SHA-256 under the SHA-256 of the token of the bot. */
export function widgetSignature(text: string, token: string): Buffer {
  return createHmac('sha256', createHash('sha256').update(token).digest()).update(text).digest();
}

/** Returns the fields of an answer, each as the text that is signed. @throws Error for what is no such answer */
function fieldsOf(callback: URL): Record<string, string> {
  const result = callback.searchParams.get(WIDGET_RESULT);
  if (result === null) {
    // The widget's other way: the fields are the query.
    const { state: _ours, ...fields } = Object.fromEntries(callback.searchParams);
    return fields;
  }
  if (result === 'false') throw new NetworkRefusal('denied', 'The person has not agreed at Telegram');
  if (result.length > MAX_RESULT_LENGTH) throw new Error('The answer of Telegram is too long');
  const read: unknown = JSON.parse(Buffer.from(result, 'base64').toString('utf8'));
  if (typeof read !== 'object' || read === null) throw new Error('The answer of Telegram has no fields');
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`The field ${name} is no text`);
      return [name, String(value)];
    }),
  );
}

/**
 * Returns the person whom Telegram's answer names, after checking its signature and its age
 * (https://core.telegram.org/widgets/login#checking-authorization). The answer is not bound to a state, so the caller
 * uses it up.
 *
 * @param callback address of the site to which the network has redirected, with the answer as `tgAuthResult`, or with
 *   its fields
 * @param now wall clock, epoch ms
 * @throws NetworkRefusal when the person declined or the answer is too old; Error when its signature is wrong
 */
export function readWidget(
  network: NetworkId,
  { clientSecret }: Pick<SocialProvider, 'clientSecret'>,
  callback: URL,
  now = Date.now(),
): Identified {
  const fields = fieldsOf(callback);
  if (Object.keys(fields).length > MAX_FIELDS) throw new Error('The answer of Telegram has too many fields');
  const signature = widgetSignature(dataCheckString(fields), clientSecret);
  const said = Buffer.from(fields.hash ?? '', 'hex');
  if (said.length !== signature.length || !timingSafeEqual(said, signature)) {
    throw new Error('The answer of Telegram is not signed with the token of the bot');
  }
  const { id = '', first_name: name = '', last_name: surname = '', username = '', auth_date = '' } = fields;
  if (!/^[1-9]\d{0,18}$/.test(id)) throw new Error('The answer of Telegram has no id of the person');
  const at = Number(auth_date) * 1000;
  const isFresh = at > now - ANSWER_MS && at <= now + SKEW_MS;
  if (!isFresh) throw new NetworkRefusal('expired', 'The answer of Telegram is too old');
  return {
    profile: {
      network,
      subject: id,
      email: null,
      isEmailVerified: false,
      name: shortText(name),
      surname: shortText(surname),
      handle: username === '' ? null : shortText(`@${username}`),
    },
    credential: { hash: signature, endsAt: at + ANSWER_MS },
  };
}

const MAX_NAME_LENGTH = 254;

const shortText = (text: string): string | null => text.trim().slice(0, MAX_NAME_LENGTH) || null;
