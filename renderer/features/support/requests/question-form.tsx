import { type RefObject, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextArea } from '#renderer/ui/text-area.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS, type SupportTopic } from '#shared/domain/support/support-topics.ts';
import { useCreateSupportRequestMutation } from '../api.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/form.module.css';
import { useIntent } from '../form/use-intent.ts';

const COUPON = /^\d{1,15}$/;

interface QuestionFormProps {
  readonly topic: SupportTopic;
  /** First field of the form. */
  readonly first: RefObject<HTMLTextAreaElement | null>;
  readonly onSent: (request: SupportRequest) => void;
}

/** Sends a question to support: topic, text, a guest's e-mail, and optionally its coupon (shell §1). */
export function QuestionForm({ topic: given, first, onSent }: QuestionFormProps) {
  const { t } = useTranslation(['support', 'errors']);
  const isGuest = useAppSelector((state) => selectPlayer(state) === null);
  const [topic, setTopic] = useState<string>(given);
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [couponId, setCouponId] = useState('');
  const [create, { isLoading, error }] = useCreateSupportRequestMutation();
  const body = {
    topic: topic as SupportTopic,
    text: text.trim(),
    ...(isGuest ? { email: email.trim() } : {}),
    ...(couponId.trim() === '' ? {} : { couponId: couponId.trim() }),
  };
  const check = () => ({
    ...(body.text === '' ? { text: t('text_missing') } : {}),
    ...(isGuest && !isEmailAddress(body.email ?? '') ? { email: t('email_wrong') } : {}),
    ...(body.couponId !== undefined && !COUPON.test(body.couponId) ? { couponId: t('coupon_wrong') } : {}),
  });
  const intent = useIntent();
  const send = async () => {
    const { data } = await create({ body, idempotencyKey: intent.keyOf(body) });
    if (data) onSent(data);
  };
  const { form, errors, submit } = useCheckedForm<'couponId' | 'email' | 'text'>(check, () => void send());
  const failure = error ? toCallError(error) : null;
  const isCouponUnknown = failure?.code === 'COUPON_UNKNOWN';
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure && !isCouponUnknown ? <FailureNotice error={failure} /> : null}
      <SelectField
        label={t('topic')}
        value={topic}
        options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`topic_${value}`) }))}
        onChange={setTopic}
      />
      <TextArea
        ref={first}
        label={t('question')}
        error={errors.text}
        tall
        maxLength={SUPPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      {isGuest ? (
        <TextField
          label={t('email')}
          hint={t('email_hint')}
          error={errors.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
      ) : null}
      <TextField
        label={t('coupon')}
        hint={t('coupon_hint')}
        error={errors.couponId ?? (isCouponUnknown ? t('errors:coupon_unknown') : undefined)}
        inputMode="numeric"
        maxLength={15}
        value={couponId}
        onChange={setCouponId}
      />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t(isLoading ? 'sending' : 'send_question')}
      </Button>
    </form>
  );
}
