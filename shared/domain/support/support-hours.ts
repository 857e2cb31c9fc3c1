/** Agent of the chat and the hours of answers (shell §3, consultantParams). */
export interface ConsultantParams {
  /** null or '' where the site has no chat. */
  readonly consultant_id: string | null;
  /** Hours of the day in UTC, 0 to 24, fractions allowed; from 22 to 6 is a night. null: around the clock. */
  readonly hours: { readonly from: number; readonly to: number } | null;
}

/** Settings of callbacks: whether the site offers them, and the languages without them (shell §3). */
export interface CallbackSettings {
  readonly isAvailableCallback: boolean;
  readonly langsHiddenCallback: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Decides whether an agent answers in the chat now (shell §1, consultant stub).
 *
 * @param now server clock, epoch ms
 */
export function isConsultantWorking({ consultant_id, hours }: ConsultantParams, now: number): boolean {
  if (!consultant_id) return false;
  if (hours === null) return true;
  const hour = (now / HOUR_MS) % DAY_HOURS;
  const { from, to } = hours;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Decides whether a visitor who reads this language can ask for a call back (shell §3). */
export function isCallbackOffered(settings: CallbackSettings, language: string): boolean {
  return settings.isAvailableCallback && !settings.langsHiddenCallback.includes(language);
}
