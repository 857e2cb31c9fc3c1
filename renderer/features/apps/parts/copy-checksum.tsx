import { useEffect, useState } from 'react';
import { copyText } from '#renderer/lib/device/copy-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import styles from '../apps.module.css';

const SHOWN_MS = 3000;

interface CopyChecksumProps {
  readonly file: string;
  readonly checksum: string;
}

/** Shows a whole checksum with a button that copies it. */
export function CopyChecksum({ file, checksum }: CopyChecksumProps) {
  const { t } = useTranslation('desktop-packs');
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => setState(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(checksum)) ? 'copied' : 'refused');
  return (
    <div className={styles.checksum}>
      <span className={styles.quiet}>SHA-256</span>
      <code dir="ltr">{checksum}</code>
      <IconButton
        icon={state === 'copied' ? 'check' : 'copy'}
        size={16}
        label={t('copy_checksum', { file })}
        onClick={() => void copy()}
      />
      <span className="vh" role="status">
        {state === null ? null : t(`checksum_${state}`)}
      </span>
    </div>
  );
}
