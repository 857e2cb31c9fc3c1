import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useOfficeMenuQuery } from '#renderer/lib/office/office-api.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { EntryFace, entryClass } from '#renderer/ui/entry-list.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Parts of the account's dialog that are pages of the office too. */
export type OfficePart = 'care' | 'security';

interface Entry {
  readonly icon: IconName;
  /** Key of the name in the namespace `auth`. */
  readonly text: 'care' | 'history' | 'office_all' | 'security';
  /** Part of the dialog, or the page in this language. */
  readonly opens: OfficePart | ((language: string) => string);
}

/** Short cuts of the dialog to pages of the office, by the ids of their routes; the first leads to all of them. */
const ENTRIES: Readonly<Record<string, Entry>> = {
  account: { icon: 'user', text: 'office_all', opens: (language) => paths.to('office', language) },
  history: { icon: 'coupon', text: 'history', opens: (language) => paths.to('office/history', language) },
  responsible: { icon: 'clock', text: 'care', opens: 'care' },
  security: { icon: 'lock', text: 'security', opens: 'security' },
};

interface OfficeEntriesProps {
  readonly onPart: (part: OfficePart) => void;
  readonly onLeave: () => void;
}

function OfficeEntry({
  entry: { icon, text, opens },
  onPart,
  onLeave,
}: OfficeEntriesProps & { readonly entry: Entry }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const face = (
    <EntryFace icon={icon} leads>
      {t(text)}
    </EntryFace>
  );
  return typeof opens === 'string' ? (
    <button type="button" className={entryClass} onClick={() => onPart(opens)}>
      {face}
    </button>
  ) : (
    <Link className={entryClass} to={opens(language)} onClick={onLeave}>
      {face}
    </Link>
  );
}

/**
 * Lists the short cuts in the order of the menu of the office (shell §2.5, §7). A menu that does not come hides none of them:
 * limits and sign-in methods stay in reach.
 */
export function OfficeEntries(props: OfficeEntriesProps) {
  const { data } = useOfficeMenuQuery(undefined);
  const ids = data ? data.categories.flatMap(({ routes }) => routes) : Object.keys(ENTRIES);
  return ids.map((id) => {
    const entry = Object.hasOwn(ENTRIES, id) ? ENTRIES[id] : undefined;
    return entry ? <OfficeEntry key={id} entry={entry} {...props} /> : null;
  });
}

/** Whether the office lets this player deposit; true until it is known, because the platform decides each deposit. */
export function useIsRechargeAllowed(): boolean {
  return useOfficeMenuQuery(undefined).data?.user.recharge_allow ?? true;
}
