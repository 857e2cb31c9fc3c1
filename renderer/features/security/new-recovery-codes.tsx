import { useState } from 'react';
import { copyText } from '#renderer/lib/device/copy-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import factorStyles from './factors.module.css';
import { printLines } from './print-lines.ts';

interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Saves a text as a file of the player. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows new recovery codes once, to copy, download or print. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const { t } = useTranslation('factors');
  const { brand } = useAppSelector(selectConfig);
  const [news, setNews] = useState<'copied' | 'copy_failed' | null>(null);
  const title = t('recovery_file', { brand });
  const lines = [title, '', ...codes];
  const copy = () => void copyText(codes.join('\n')).then((isCopied) => setNews(isCopied ? 'copied' : 'copy_failed'));
  return (
    <div className={styles.part}>
      <p>{t('recovery_new')}</p>
      <ul className={factorStyles.codes} dir="ltr" aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={copy}>{t('recovery_copy')}</Button>
        <Button onClick={() => saveText('recovery-codes.txt', `${lines.join('\r\n')}\r\n`)}>
          {t('recovery_download')}
        </Button>
        <Button onClick={() => printLines(title, codes)}>{t('recovery_print')}</Button>
      </div>
      <p className={styles.said} role="status">
        {news === null ? null : t(news)}
      </p>
      <Button kind="primary" wide onClick={onDone}>
        {t('recovery_done')}
      </Button>
    </div>
  );
}
