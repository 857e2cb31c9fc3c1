import type { KeyRing } from '../../../keys/key-ring.ts';
import { createSignedText } from '../../../plugins/signed-text.ts';

/** Cookies of a signed-in browser besides its session (shell §7, secure data). */
export interface SecureData {
  /**
   * @param nowMs wall clock, epoch ms: cookies end by it
   * @returns `ggru`, which names player and session, and a grant with its lifetime in seconds
   */
  make(userId: number, sessionHash: string, nowMs: number): { ggru: string; grant: string; lifeSeconds: number };
}

/** shell §9, grant cookie. */
const GRANT_LIFE_S = 30 * 60;

export function createSecureData(keys: Pick<KeyRing, 'sign' | 'verify'>): SecureData {
  const [names, grants] = [createSignedText(keys, 'ggru'), createSignedText(keys, 'grant')];
  return {
    make(userId, sessionHash, nowMs) {
      return {
        ggru: names.make({ userId, sessionHash }),
        grant: grants.make({ userId, until: Math.floor(nowMs / 1000) + GRANT_LIFE_S }),
        lifeSeconds: GRANT_LIFE_S,
      };
    },
  };
}
