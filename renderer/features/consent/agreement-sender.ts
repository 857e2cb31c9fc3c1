import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import type { TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { CookieAgreement } from '#shared/contracts/consent.ts';
import { agreementType, readChoice, type StoredChoice, writeChoice } from '#shared/domain/consent/consent-choice.ts';

interface SenderOptions {
  readonly local: DeviceTexts;
  readonly locks: TabLocks;
  /** Sends the choice of the signed-in player; false when that failed. */
  readonly send: (agreement: CookieAgreement) => Promise<boolean>;
}

/** Sender of cookie choices to the server: the last choice stays on the device until a player is signed in. */
export interface AgreementSender {
  readonly keep: (kept: StoredChoice) => void;
  /** Sends the stored choice once across all tabs, then removes it (shell §4). A failed one stays. */
  readonly sendKept: () => Promise<void>;
}

const KEY = 'fairline:consent-unsent';
const LOCK = 'fairline:consent';

export function createAgreementSender({ local, locks, send }: SenderOptions): AgreementSender {
  async function sendOnce(): Promise<void> {
    const text = local.getItem(KEY);
    const kept = readChoice(text);
    if (!kept) return;
    const isRecorded = await send({ cookiesAgreeTime: kept.at, agreementType: agreementType(kept.choice) });
    // The choice may have changed meanwhile.
    if (isRecorded && local.getItem(KEY) === text) local.removeItem(KEY);
  }
  return {
    keep: (kept) => local.setItem(KEY, writeChoice(kept)),
    sendKept: () => locks.hold(LOCK, sendOnce),
  };
}
