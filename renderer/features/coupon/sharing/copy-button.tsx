import { useEffect, useState } from 'react';
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
async function passOn(text: string): Promise<boolean> {
  try {
    if (URL.canParse(text) && matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ url: text });
      return false;
    }
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The player closed the sheet, or copying is not allowed: nothing was shared.
    return false;
  }
}

/** Copies a text, and confirms it for a moment. */
export function CopyButton({ icon, label, done, text }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <>
      <IconButton
        className={styles.copy}
        icon={isDone ? 'check' : icon}
        size={16}
        label={label}
        title={isDone ? done : label}
        onClick={async () => setDone(await passOn(text))}
      />
      <span className="vh" role="status">
        {isDone ? done : null}
      </span>
    </>
  );
}
