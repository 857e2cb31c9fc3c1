import * as v from 'valibot';
import { defineCall } from './call.ts';
import { perTenMinutes } from './call-rate.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/** Takes what the script of the device tells about it: names and values, all coarse. */
export const fingerprintCall = defineCall({
  id: 'fingerprint',
  method: 'POST',
  path: openPaths.fingerprint,
  rate: perTenMinutes(300),
  summary: 'A signed fingerprint of the device (shell §3), which sign-in and registration carry',
  body: v.object({
    components: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(200))),
      v.check((components) => Object.keys(components).length <= 20, 'At most 20 components'),
    ),
  }),
  answer: v.object({
    token: v.string(),
    /** Seconds since the epoch, server clock. */
    expiresAt: shownInstant,
    /** Server clock, epoch ms. */
    now: shownInstant,
  }),
});

/** Fingerprint of a device (shell §3): the token, its end and the facts it was made of. */
export interface Fingerprint {
  readonly token: string;
  /** Seconds since the epoch, server clock. */
  readonly expiresAt: number;
  /** Server clock when it was made, epoch ms. */
  readonly now: number;
  readonly componentsData: Readonly<Record<string, string>>;
}
