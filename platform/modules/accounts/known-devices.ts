import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_COOKIES } from '#shared/domain/session-cookies.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';
import { hasSecureCookies } from '../../plugins/secure-requests.ts';
import { createSignedText } from '../../plugins/signed-text.ts';

/** The facts of a player that a device is known by: it is forgotten when the password changes. */
export interface DeviceOwner {
  readonly id: number;
  readonly passwordHash: string;
}

/** The device of a request, as its cookie names it. */
export interface KnownDevice {
  /** Random id of the device; '' for one on which no player has signed in. */
  readonly id: string;
  /** Returns whether this player has signed in on the device, with the password of today. */
  isOf(player: DeviceOwner): boolean;
}

/**
 * Devices on which players have signed in, by a signed cookie. Guesses of strangers count apart from those of a known
 * device, so that an owner keeps a way in while an account is being guessed at (trust §2, login abuse).
 */
export interface KnownDevices {
  /** Returns the device of a request. */
  read(request: FastifyRequest): KnownDevice;
  /** Writes into the cookie of the device that this player has signed in on it; returns the id of the device. */
  keep(request: FastifyRequest, reply: FastifyReply, player: DeviceOwner): string;
}

/** The cookie that names a device to some kind of account. */
export interface DeviceCookie {
  /** What the cookie is signed for: that of another kind is worthless. */
  readonly purpose: string;
  /** Its names over https and over plain http. */
  readonly names: { readonly secure: string; readonly plain: string };
  readonly sameSite: 'lax' | 'strict';
  readonly isSecure: (request: FastifyRequest) => boolean;
}

const COOKIE_OF_PLAYERS: DeviceCookie = {
  purpose: 'known-device',
  names: KNOWN_DEVICE_COOKIES,
  sameSite: 'lax',
  isSecure: hasSecureCookies,
};

const ID_BYTES = 18;
/** Players that one device is known to; the one who signed in the longest ago is forgotten first. */
const MAX_PLAYERS = 8;
const LIFE_S = 365 * 86_400;

/** A device on which no player has signed in, or whose cookie the platform did not write. */
export const STRANGE_DEVICE: KnownDevice = { id: '', isOf: () => false };

/**
 * Returns the devices that the cookies of requests name.
 *
 * @param cookie that of players by default
 */
export function createKnownDevices(keys: KeyRing, cookie: DeviceCookie = COOKIE_OF_PLAYERS): KnownDevices {
  const { purpose, names, sameSite, isSecure } = cookie;
  const texts = createSignedText(keys, purpose);
  // Names a player to the platform only: the cookie must not tell whose device it is.
  const marks = createKeyedHash(keys, `${purpose}-player`);
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? names.secure : names.plain);
  const textOf = (id: string, player: DeviceOwner) => `${id}.${player.id}.${player.passwordHash}`;

  const isMarkOf = (mark: string, id: string, player: DeviceOwner) =>
    marks.isOf(textOf(id, player), Buffer.from(mark, 'base64url'));

  function factsOf(request: FastifyRequest): { id: string; marks: string[] } | null {
    const facts = texts.read(request.cookies[nameFor(request)] ?? '');
    if (typeof facts?.id !== 'string' || typeof facts.marks !== 'string') return null;
    return { id: facts.id, marks: facts.marks.split('.') };
  }

  return {
    read(request) {
      const facts = factsOf(request);
      if (!facts) return STRANGE_DEVICE;
      const isOf = (player: DeviceOwner) => facts.marks.some((mark) => isMarkOf(mark, facts.id, player));
      return { id: facts.id, isOf };
    },
    keep(request, reply, player) {
      const known = factsOf(request) ?? { id: randomBytes(ID_BYTES).toString('base64url'), marks: [] };
      const mark = marks.of(textOf(known.id, player)).toString('base64url');
      const others = known.marks.filter((other) => !isMarkOf(other, known.id, player));
      const facts = { id: known.id, marks: [mark, ...others].slice(0, MAX_PLAYERS).join('.') };
      reply.setCookie(nameFor(request), texts.make(facts), {
        path: '/',
        httpOnly: true,
        sameSite,
        secure: isSecure(request),
        maxAge: LIFE_S,
      });
      return known.id;
    },
  };
}
