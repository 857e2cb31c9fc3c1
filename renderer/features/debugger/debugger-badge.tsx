import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from './debugger-page.module.css';
import { debuggerPath } from './debugger-path.ts';
import { clearOverrides, currentSession } from './debugger-session.ts';
import { countOverrides } from './overrides.ts';

/** Shows on every page that overrides apply, with the button that clears them. */
export function DebuggerBadge() {
  const { t } = useTranslation('debugger');
  const language = useLanguage();
  // Redraws with every change of the overrides.
  useAppSelector(({ site }) => site.overrides);
  const session = currentSession();
  const count = session ? countOverrides(session.overrides()) : 0;
  if (count === 0) return null;
  return (
    <aside className={styles.badge} aria-label={t('overrides')}>
      <Link to={`${debuggerPath(language)}#flags`}>{t('override_count', { count })}</Link>
      <Button kind="quiet" onClick={clearOverrides}>
        {t('clear')}
      </Button>
    </aside>
  );
}
