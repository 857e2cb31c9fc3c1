import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { EntryFace, entryClass } from '#renderer/ui/entry-list.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useOfficeMenuQuery } from './office-api.ts';

/** Parts of the account's dialog that stand for pages of the office. */
export type OfficePart = 'care' | 'security';

interface Entry {
  readonly icon: IconName;
  /** Key of the name in the namespace `auth`. */
  readonly text: 'care' | 'history' | 'security';
  /** Part of the dialog, or the page in this language. */
  readonly opens: OfficePart | ((language: string) => string);
}

/** Pages of the office that exist, by the ids of their routes; the menu may name others. */
const ENTRIES: Readonly<Record<string, Entry>> = {
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
 * Lists the pages of the office in the order of the menu (shell §2.5, §7). A menu that does not come hides none of them:
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
