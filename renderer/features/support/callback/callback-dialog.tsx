import { useRef, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { homeOf, mayBePhone } from '#shared/domain/registration/phone-form.ts';
import { useAskCallbackMutation } from '../api.ts';
import type { SupportDialogProps } from '../button/support-dialogs.ts';
import { DoneView } from '../form/done-view.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/form.module.css';
import { useIntent } from '../form/use-intent.ts';
import { type CallbackSlot, callbackSlots } from './callback-times.ts';

const NOW = 'now';

/** Returns the function that describes a slot: "Today 11:00–13:00". */
function useSlotText(now: number): (slot: CallbackSlot) => string {
  const { t } = useTranslation('support');
  const text = useTimeText();
  return ({ from, to }) => t('when_slot', { day: text.day(from, now), from: text.time(from), to: text.time(to) });
}

/** Requests a call: the number, and when (shell §1; N-07). */
export function CallbackDialog({ onClose }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const language = useLanguage();
  const clock = useServerClock();
  const { timeZone } = useAppSelector(selectDisplay);
  const { geoCountry } = useAppSelector(selectConfig);
  const first = useRef<HTMLInputElement>(null);
  // The slots stay the same while the visitor chooses.
  const [openedAt] = useState(() => clock.now());
  const slotText = useSlotText(openedAt);
  const [phone, setPhone] = useState('');
  const [when, setWhen] = useState(NOW);
  const [ask, { data, isLoading, error }] = useAskCallbackMutation();
  const slots = callbackSlots(openedAt, timeZone);
  const chosen = slots.find(({ from }) => String(from) === when);
  const country = geoCountry ?? homeOf(language);
  const body = { phone: phone.trim(), country, preferredAt: chosen?.from ?? null, language };
  const check = () => (mayBePhone(phone, null) ? {} : { phone: t('phone_wrong') });
  const intent = useIntent();
  const send = () => void ask({ body, idempotencyKey: intent.keyOf(body) });
  const { form, errors, submit } = useCheckedForm<'phone'>(check, send);
  return (
    <Dialog title={t('option_callback')} closeLabel={t('common:close')} padded initialFocus={first} onClose={onClose}>
      {data ? (
        <DoneView title={t('callback_sent')} text={chosen ? slotText(chosen) : t('when_now')}>
          <Button kind="primary" onClick={onClose}>
            {t('common:close')}
          </Button>
        </DoneView>
      ) : (
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
          {error ? <FailureNotice error={toCallError(error)} /> : null}
          <TextField
            ref={first}
            label={t('phone')}
            hint={t('phone_hint')}
            error={errors.phone}
            type="tel"
            name="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            value={phone}
            onChange={setPhone}
          />
          <SelectField
            label={t('when')}
            value={when}
            options={[
              { value: NOW, label: t('when_now') },
              ...slots.map((slot) => ({ value: String(slot.from), label: slotText(slot) })),
            ]}
            onChange={setWhen}
          />
          <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
            {t(isLoading ? 'sending' : 'ask_callback')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
