import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { NoticeKind, NoticeText } from '#renderer/lib/notices/notice-board.ts';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMaintenanceWords } from '#renderer/lib/text/use-maintenance-words.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';

interface Looks {
  readonly icon: IconName;
  readonly tone: 'up' | 'warn';
  /** How screen readers announce it: an alert at once, a status when idle. */
  readonly role: 'alert' | 'status';
  /** Default title (shell §8); null where the text is enough. */
  readonly title: 'main_done' | 'main_error' | null;
}

export const LOOKS: Readonly<Record<NoticeKind, Looks>> = {
  default: { icon: 'check', tone: 'up', role: 'status', title: 'main_done' },
  alert: { icon: 'alert', tone: 'warn', role: 'alert', title: 'main_error' },
  snackbar: { icon: 'info', tone: 'up', role: 'status', title: null },
  update: { icon: 'refresh', tone: 'warn', role: 'status', title: null },
  maintenance: { icon: 'settings', tone: 'warn', role: 'status', title: null },
  mirror: { icon: 'globe', tone: 'warn', role: 'alert', title: null },
};

/** Shows announced maintenance: in the operator's own words, or with start and end. */
function Ahead({ ahead }: { readonly ahead: MaintenanceAhead }) {
  const own = useMaintenanceWords(ahead.texts);
  return own ?? <AheadTimes {...ahead} />;
}

/** Shows start and end of maintenance in the player's zone; the names of days update at midnight. */
function AheadTimes({ startAt, finishAt }: MaintenanceAhead) {
  const { t } = useTranslation('notices');
  const { moment } = useTimeText();
  const now = useNow(MINUTE_MS);
  if (startAt === null) return t('maintenance_soon');
  const from = moment(startAt, now);
  return finishAt === null
    ? t('maintenance_from', { from })
    : t('maintenance_from_to', { from, to: moment(finishAt, now) });
}

/** Says that an exclusion ended the session, when it is over, and where to find help (trust R23). */
function Excluded({ until }: { readonly until: number | undefined }) {
  const { t } = useTranslation('notices');
  const gate = useGateText();
  return `${t('ended_exclusion')} ${gate({ until, helps: 'gambling-help' })}`;
}

/** Draws the text of a notification. */
export function NoticeWords({ text }: { readonly text: NoticeText }) {
  const { t } = useTranslation('notices');
  if ('key' in text) return text.key === 'ended_exclusion' ? <Excluded until={text.until} /> : t(text.key);
  if ('mirror' in text) return t('mirror');
  return 'words' in text ? text.words : <Ahead ahead={text.ahead} />;
}

/** Returns the title of a notification: its own, or the default of its kind; null for none. */
export function useNoticeTitle({
  kind,
  title,
}: {
  readonly kind: NoticeKind;
  readonly title?: string | null;
}): string | null {
  const { t } = useTranslation('notices');
  const usual = LOOKS[kind].title;
  return title === undefined ? usual && t(usual) : title;
}
