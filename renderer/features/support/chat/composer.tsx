import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { TextArea } from '#renderer/ui/text-area.tsx';
import { SUPPORT_TEXT_LENGTH } from '#shared/domain/support/support-topics.ts';
import { SupportIcon } from '../support-icon.tsx';
import styles from './chat.module.css';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSend: (text: string) => void;
}

/** Field for a message. Enter sends it; Shift+Enter starts a new line. */
export function Composer({ field, onSend }: ComposerProps) {
  const { t } = useTranslation('support');
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const send = () => {
    if (!isEmpty) onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    // Enter ends the composition of a character instead of sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        ref={field}
        label={t('message')}
        labelHidden
        hint={t('message_hint')}
        maxLength={SUPPORT_TEXT_LENGTH}
        enterKeyHint="send"
        value={text}
        onChange={setText}
        onKeyDown={sendByKey}
      />
      <Button kind="primary" type="submit" disabled={isEmpty}>
        <SupportIcon name="send" size={18} />
        {t('send')}
      </Button>
    </form>
  );
}
