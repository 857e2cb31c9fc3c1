import { RefusedSwitch } from '../security/refuse-switches.ts';
import type { MainTexts } from '../texts/main-texts.ts';

/** Texts of an error box of the operating system. */
export interface ErrorBox {
  readonly title: string;
  readonly text: string;
}

/** File system errors of a place that cannot be written: no permission, no space, read-only. */
const WRITE_CODES: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);
/** Beginning of the error that `readSettings` throws for an invalid site address. */
const SITE_SETTING = /^FAIRLINE_SITE=/;
const MAX_REASON_LENGTH = 300;

/** Explains, in the player's language, why the app could not start and what to do about it. */
export function explainBootFailure(
  error: unknown,
  texts: Pick<MainTexts, 't'>,
  name: string,
  folder: string,
): ErrorBox {
  const title = texts.t('boot_failed_title', { name });
  if (error instanceof RefusedSwitch) return { title, text: texts.t('boot_failed_switch', { switch: error.switch }) };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (WRITE_CODES.has(code)) return { title, text: texts.t('boot_failed_folder', { folder }) };
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON_LENGTH);
  const key = SITE_SETTING.test(reason) ? 'boot_failed_address' : 'boot_failed_other';
  return { title, text: texts.t(key, { reason }) };
}
