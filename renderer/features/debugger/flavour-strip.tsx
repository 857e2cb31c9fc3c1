import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { debuggerPath } from './debugger-path.ts';
import styles from './flavour-strip.module.css';

/** Marks every page of the debugger build as not for players, and links to the debugger (Z-06). */
export function FlavourStrip() {
  const { t } = useTranslation('debugger');
  const language = useLanguage();
  return (
    <aside className={styles.strip} aria-label={t('flavour')} data-flavour="debugger">
      {t('flavour_text')} <Link to={debuggerPath(language)}>{t('flavour_open')}</Link>
    </aside>
  );
}
