import type { SessionEnd } from '#shared/contracts/session-life.ts';
import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';

/**
 * Content of a notification: a key of the namespace `notices`, words of the back end, announced maintenance, or a
 * mirror.
 */
export type NoticeText =
  | {
      readonly key:
        | 'information_confirm_terms_error'
        | 'prices_frozen'
        | 'query_error'
        | 'session_in_memory'
        | 'session_over'
        | 'update'
        | `ended_${Exclude<SessionEnd, 'signed_out'>}`;
      /** Of an exclusion: its end, server clock, epoch ms. */
      readonly until?: number | undefined;
    }
  | { readonly words: string }
  | { readonly ahead: MaintenanceAhead }
  | { readonly mirror: string };

/** Kind of a notification (shell §2.8, R-38); the last three come from the site. */
export type NoticeKind = 'default' | 'alert' | 'snackbar' | 'maintenance' | 'update' | 'mirror';

export interface BoardNotice {
  readonly id: number;
  /** 1 is the most important. */
  readonly priority: number;
  readonly text: NoticeText;
  readonly kind: NoticeKind;
  /** Replaces the default title of its kind; null shows none. */
  readonly title?: string | null;
  /** It stays until it is closed: variants without a timeout, and results of money operations. */
  readonly stays: boolean;
}

type Row = 'custom' | 'default' | 'maintenance';

/**
 * Rows of shown notifications (shell §9): up to three default ones, one of maintenance and one custom; those two never
 * close automatically.
 */
const ROWS: readonly { readonly row: Row; readonly max: number }[] = [
  { row: 'maintenance', max: 1 },
  { row: 'custom', max: 1 },
  { row: 'default', max: 3 },
];

const ROW_OF: Readonly<Record<NoticeKind, Row>> = {
  maintenance: 'maintenance',
  update: 'custom',
  mirror: 'custom',
  default: 'default',
  alert: 'default',
  snackbar: 'default',
};

/** Time after which a default notification and an alert close, ms (shell §9). */
export const CLOSES_AFTER_MS = 10_000;

/** Whether a notification closes automatically after being visible for `CLOSES_AFTER_MS` (shell §9, N-01). */
export const closesItself = ({ kind, stays }: Pick<BoardNotice, 'kind' | 'stays'>): boolean =>
  !stays && ROW_OF[kind] === 'default';

/** Returns the notifications to show, from top to bottom (shell §9, N-01). */
export function shownNotices(wanting: readonly BoardNotice[]): readonly BoardNotice[] {
  const byPriority = [...wanting].sort((a, b) => a.priority - b.priority || a.id - b.id);
  return ROWS.flatMap(({ row, max }) => byPriority.filter(({ kind }) => ROW_OF[kind] === row).slice(0, max));
}

/** Whether it announces an ended session; it stays until the next sign-in. */
export const isSessionEnd = (text: NoticeText): boolean =>
  'key' in text && (text.key === 'session_over' || text.key.startsWith('ended_'));

/** Returns the identity of a notification: equal words are one notification. */
export function noticeWords(text: NoticeText): string {
  if ('key' in text) return text.key;
  if ('mirror' in text) return `:${text.mirror}`;
  if ('words' in text) return `:${text.words}`;
  const { startAt, finishAt, texts } = text.ahead;
  return `:${startAt}:${finishAt}${texts ? JSON.stringify(texts) : ''}`;
}
