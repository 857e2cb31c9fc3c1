import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import type { TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { CookieAgreement } from '#shared/contracts/consent.ts';
import { agreementType, readChoice, type StoredChoice, writeChoice } from '#shared/domain/consent/consent-choice.ts';

interface SenderOptions {
  readonly local: DeviceTexts;
  readonly locks: TabLocks;
  /** Records a choice of the player who is signed in; false when that did not succeed. */
  readonly send: (agreement: CookieAgreement) => Promise<boolean>;
}

/** Choices about cookies on their way to the server: the last one waits on the device until a player can send it. */
export interface AgreementSender {
  readonly keep: (kept: StoredChoice) => void;
  /** Sends what waits, once in all tabs, and removes it then (shell §4). What is not recorded waits on. */
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
    // Another choice may have been made meanwhile.
    if (isRecorded && local.getItem(KEY) === text) local.removeItem(KEY);
  }
  return {
    keep: (kept) => local.setItem(KEY, writeChoice(kept)),
    sendKept: () => locks.hold(LOCK, sendOnce),
  };
}
