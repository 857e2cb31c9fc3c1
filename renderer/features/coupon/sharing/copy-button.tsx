import { useEffect, useState } from 'react';
import { IconButton } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import styles from './shared-picks.module.css';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Said once it is done. */
  readonly done: string;
  readonly text: string;
}

/** A phone passes a link on by its own sheet, where it has one; a text, and everything on a desktop, is copied. */
async function passOn(text: string): Promise<boolean> {
  try {
    if (URL.canParse(text) && matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ url: text });
      return false;
    }
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Closed without choosing, or not allowed: nothing has left the page.
    return false;
  }
}

/** Copies a text, and says so for a moment. */
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
