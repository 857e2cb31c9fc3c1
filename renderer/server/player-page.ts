import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { compressParts, deflateStored, GZIP_HEADER } from './compressed-parts.ts';
import type { SplitDocument } from './html-template.ts';

/** What makes a page that visitors share the page of one player. */
export interface PlayerParts {
  readonly nonce: string;
  /** HTML of the player's part of the frame. */
  readonly html: string;
  /** The player's state, as JSON that may stand in a script. */
  readonly state: string;
}

/** A page that visitors share, with places for the parts of a player. */
export interface PlayerPage {
  readonly gzip: (parts: PlayerParts) => Buffer;
  readonly identity: (parts: PlayerParts) => Buffer;
}

/**
 * Compresses what all visitors share of a page once, so that a player's page costs only the player's parts. Each shared
 * part is compressed without references to what is before it (RFC 1951, full flush); the parts of the player are stored
 * blocks between them.
 *
 * @returns null for a document without places for a player's parts
 */
export async function playerPage({ before, player }: SplitDocument): Promise<PlayerPage | null> {
  if (!player) return null;
  const shared = [before, ...player].map((part) => Buffer.from(part));
  const packed = await compressParts(createDeflateRaw({ level: 6 }), shared, constants.Z_FULL_FLUSH);
  const between = ({ nonce, html, state }: PlayerParts) => [nonce, html, state].map((part) => Buffer.from(part));
  const weave = (own: readonly Buffer[], all: readonly Buffer[]) =>
    all.flatMap((part, place) => [part, ...(own[place] ? [own[place]] : [])]);
  return {
    identity: (parts) => Buffer.concat(weave(between(parts), shared)),
    gzip: (parts) => {
      const own = between(parts);
      let sum = 0;
      let length = 0;
      for (const part of weave(own, shared)) {
        sum = crc32(part, sum);
        length += part.length;
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(sum, 0);
      trailer.writeUInt32LE(length >>> 0, 4);
      return Buffer.concat([GZIP_HEADER, ...weave(own.map(deflateStored), packed), trailer]);
    },
  };
}
