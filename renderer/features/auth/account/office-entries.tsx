import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
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
  history: { icon: 'coupon', text: 'history', opens: paths.history },
  security: { icon: 'lock', text: 'security', opens: 'security' },
  responsible: { icon: 'clock', text: 'care', opens: 'care' },
};

interface OfficeEntriesProps {
  readonly onPart: (part: OfficePart) => void;
  readonly onLeave: () => void;
}

/**
 * Lists the pages of the office in the order of the menu (shell §2.5, §7). A menu that does not come hides none of them:
 * limits and sign-in methods stay in reach.
 */
export function OfficeEntries({ onPart, onLeave }: OfficeEntriesProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { data } = useOfficeMenuQuery(undefined);
  const ids = data ? data.categories.flatMap(({ routes }) => routes) : Object.keys(ENTRIES);
  return ids.map((id) => {
    const entry = Object.hasOwn(ENTRIES, id) ? ENTRIES[id] : undefined;
    if (!entry) return null;
    const { icon, text, opens } = entry;
    const face = (
      <>
        <Icon name={icon} size={18} />
        {t(text)}
      </>
    );
    return typeof opens === 'string' ? (
      <Button key={id} wide onClick={() => onPart(opens)}>
        {face}
      </Button>
    ) : (
      <Link key={id} className={buttonClass('secondary', false, true)} to={opens(language)} onClick={onLeave}>
        {face}
      </Link>
    );
  });
}

/** Whether the office lets this player deposit; true until it is known, because the platform decides each deposit. */
export function useIsRechargeAllowed(): boolean {
  return useOfficeMenuQuery(undefined).data?.user.recharge_allow ?? true;
}
