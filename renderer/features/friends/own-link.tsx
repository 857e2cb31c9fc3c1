import { useEffect, useId, useState } from 'react';
import { copyText } from '#renderer/lib/device/copy-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import field from '#renderer/ui/field.module.css';
import styles from './friends.module.css';

/** Whether the device has a share sheet; the server, which draws the page first, cannot know it. */
function useShareSheet(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas('share' in navigator), []);
  return has;
}

/** Shows the link of the player, and passes it on by copying or the device’s share sheet. */
export function OwnLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('friends');
  const id = useId();
  const link = useAppSelector(({ site }) => site.origin) + path;
  const hasShareSheet = useShareSheet();
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed' | null>(null);
  const copy = async () => {
    setOutcome(null);
    setOutcome((await copyText(link)) ? 'copied' : 'copy_failed');
  };
  return (
    <OfficeCard title={t('link_title')}>
      <input
        className={`${field.control} ${styles.link}`}
        id={id}
        aria-label={t('link_title')}
        aria-describedby={`${id}-note`}
        dir="ltr"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {/* A player who closes the sheet has shared nothing. */}
        {hasShareSheet ? (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>{t('share')}</Button>
        ) : null}
        <span role="status">{outcome === null ? null : t(outcome)}</span>
      </div>
      <p id={`${id}-note`} className={styles.quiet}>
        {t('link_note')}
      </p>
    </OfficeCard>
  );
}
