import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '../apps.module.css';
import { useInstall } from './use-install.ts';

/** Draws the button that installs the site, where the browser offers it; otherwise the steps explain it. */
export function InstallButton() {
  const { t } = useTranslation('desktop-packs');
  const { brand } = useAppSelector(selectConfig);
  const { state, ask } = useInstall();
  return (
    <div className={styles.install} role="status">
      {state === 'offered' ? (
        <Button kind="primary" large onClick={ask}>
          {t('install', { brand })}
        </Button>
      ) : null}
      {state === 'installed' ? <p className={styles.quiet}>{t('installed_site')}</p> : null}
    </div>
  );
}
