import { type ReactNode, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { TextArea } from '#renderer/ui/text-area.tsx';
import type { CallBody } from '#shared/contracts/call.ts';
import type { createSupportRequestCall, SupportRequest } from '#shared/contracts/support.ts';
import { SUPPORT_TEXT_LENGTH } from '#shared/domain/support/support-topics.ts';
import { useCreateSupportRequestMutation } from '../api.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './form.module.css';
import { useIntent } from './use-intent.ts';

interface TextRequestFormProps {
  /** What the request is about, besides its text. */
  readonly about: Omit<CallBody<typeof createSupportRequestCall>, 'text'>;
  /** Names the field of the text, says that it is empty, and names the button. */
  readonly words: { readonly label: string; readonly missing: string; readonly send: string };
  /** Fields above the text. */
  readonly children?: ReactNode;
  readonly onSent: (request: SupportRequest) => void;
}

/** Sends a request of one text to support, once however often the press is repeated. */
export function TextRequestForm({ about, words, children, onSent }: TextRequestFormProps) {
  const { t } = useTranslation(['support', 'errors']);
  const [text, setText] = useState('');
  const [create, { isLoading, error }] = useCreateSupportRequestMutation();
  const body = { ...about, text: text.trim() };
  const intent = useIntent();
  const send = async () => {
    const { data } = await create({ body, idempotencyKey: intent.keyOf(body) });
    if (data) onSent(data);
  };
  const check = () => (body.text === '' ? { text: words.missing } : {});
  const { form, errors, submit } = useCheckedForm<'text'>(check, () => void send());
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FailureNotice error={toCallError(error)} /> : null}
      {children}
      <TextArea
        label={words.label}
        error={errors.text}
        tall
        maxLength={SUPPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      <div>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('sending') : words.send}
        </Button>
      </div>
    </form>
  );
}
