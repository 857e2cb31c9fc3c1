import type { SessionEnd } from '#shared/contracts/session-life.ts';
import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';

/**
 * What a notice says: a key of the texts `notices`, words that came from elsewhere, maintenance that is to come, or
 * another place where the site answers.
 */
export type NoticeText =
  | {
      readonly key:
        | 'query_error'
        | 'session_in_memory'
        | 'session_over'
        | 'update'
        | `ended_${Exclude<SessionEnd, 'signed_out'>}`;
    }
  | { readonly words: string }
  | { readonly ahead: MaintenanceAhead }
  | { readonly mirror: string };

/** What sort of notice it is (shell §2.8, R-38); the last three are the site's own. */
export type NoticeKind = 'default' | 'alert' | 'snackbar' | 'maintenance' | 'update' | 'mirror';

export interface BoardNotice {
  readonly id: number;
  /** 1 is the most important. */
  readonly priority: number;
  readonly text: NoticeText;
  readonly kind: NoticeKind;
  /** In the place of the usual title of its kind. */
  readonly title?: string;
  /** It stays until it is closed: the variants without a timeout, and every result of a money operation. */
  readonly stays: boolean;
}

type Row = 'custom' | 'default' | 'maintenance';

/** shell §9: up to three of the default ones, one each of maintenance and custom; those never close by themselves. */
const ROWS: readonly { readonly row: Row; readonly most: number }[] = [
  { row: 'maintenance', most: 1 },
  { row: 'custom', most: 1 },
  { row: 'default', most: 3 },
];

const ROW_OF: Readonly<Record<NoticeKind, Row>> = {
  maintenance: 'maintenance',
  update: 'custom',
  mirror: 'custom',
  default: 'default',
  alert: 'default',
  snackbar: 'default',
};

/** shell §9: a default notice and an alert close after so long, ms. */
export const CLOSES_AFTER_MS = 10_000;

/** Whether a notice closes by itself after `CLOSES_AFTER_MS` of being seen (shell §9, N-01). */
export const closesItself = ({ kind, stays }: Pick<BoardNotice, 'kind' | 'stays'>): boolean =>
  !stays && ROW_OF[kind] === 'default';

/** What is seen of everything that wants to be, from the top down (shell §9, N-01). */
export function shownNotices(wanting: readonly BoardNotice[]): readonly BoardNotice[] {
  const byPriority = [...wanting].sort((a, b) => a.priority - b.priority || a.id - b.id);
  return ROWS.flatMap(({ row, most }) => byPriority.filter(({ kind }) => ROW_OF[kind] === row).slice(0, most));
}

/** Whether it says that the session is over; it is said until the player comes back. */
export const isSessionEnd = (text: NoticeText): boolean =>
  'key' in text && (text.key === 'session_over' || text.key.startsWith('ended_'));

/** Two notices of the same words are one. */
export function noticeWords(text: NoticeText): string {
  if ('key' in text) return text.key;
  if ('mirror' in text) return `:${text.mirror}`;
  return 'words' in text ? `:${text.words}` : `:${text.ahead.startAt}:${text.ahead.finishAt}`;
}
