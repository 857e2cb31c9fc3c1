import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import styles from './first-modals.module.css';

export interface ModalAnswer {
  readonly label: string;
  readonly onPress: () => void;
}

interface PlainModalProps {
  readonly title: string;
  readonly text: string;
  /** Answers to choose from; the first one is highlighted. */
  readonly answers: readonly ModalAnswer[];
  /** Text of the closing button; null where the answers already include it. */
  readonly later: string | null;
  readonly onClose: () => void;
  /** Follows the sentences. */
  readonly children?: ReactNode;
}

/** Shows a title, a few sentences, and the answers. */
export function PlainModal({ title, text, answers, later, onClose, children }: PlainModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} closeLabel={t('close')} padded onClose={onClose}>
      <div className={styles.modal}>
        <p>{text}</p>
        {children}
        <div className={styles.actions}>
          {answers.map(({ label, onPress }, index) => (
            <Button key={label} kind={index === 0 ? 'primary' : 'secondary'} wide onClick={onPress}>
              {label}
            </Button>
          ))}
          {later === null ? null : (
            <Button kind="quiet" wide onClick={onClose}>
              {later}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
