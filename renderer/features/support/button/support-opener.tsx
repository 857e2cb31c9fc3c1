import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SupportIcon } from '../support-icon.tsx';
import { supportOptions } from '../support-options.ts';
import { useSupportState } from '../use-support-state.ts';
import styles from './support-button.module.css';

/** Button of a menu that opens the support options; absent where the site offers none. */
export function SupportOpener({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const state = useSupportState();
  if (supportOptions(config, language).length === 0) return null;
  const unread = (state?.chat.unread ?? 0) + (state?.requests.unread ?? 0);
  return (
    <Button wide onClick={onOpen}>
      <SupportIcon name="chat" size={18} />
      {t('contact')}
      {unread > 0 ? (
        <>
          <b className={styles.inline} aria-hidden="true">
            {unread}
          </b>
          <span className="vh">{t('unread_count', { count: unread })}</span>
        </>
      ) : null}
    </Button>
  );
}
