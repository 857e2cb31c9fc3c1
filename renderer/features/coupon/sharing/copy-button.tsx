import { useEffect, useState } from 'react';
import { copyText } from '#renderer/lib/device/copy-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import styles from './shared-picks.module.css';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Confirmation text after copying. */
  readonly done: string;
  readonly text: string;
}

/** Shares a link by the phone's share sheet, where there is one; copies plain text, and everything on a desktop. */
async function passOn(text: string): Promise<'copied' | 'refused' | null> {
  if (!URL.canParse(text) || !matchMedia('(pointer: coarse)').matches || !('share' in navigator))
    return (await copyText(text)) ? 'copied' : 'refused';
  // The player may close the sheet: nothing was shared.
  await navigator.share({ url: text }).catch(() => {});
  return null;
}

/** Copies a text, and says for a moment that it is copied, or that the browser does not allow it. */
export function CopyButton({ icon, label, done, text }: CopyButtonProps) {
  const { t } = useTranslation('coupon');
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => setState(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <IconButton
        className={styles.copy}
        icon={state === 'copied' ? 'check' : icon}
        size={16}
        label={label}
        title={state === 'copied' ? done : label}
        onClick={async () => setState(await passOn(text))}
      />
      <span className={state === 'refused' ? styles.problem : 'vh'} role="status">
        {state === null ? null : state === 'copied' ? done : t('copy_failed')}
      </span>
    </>
  );
}
