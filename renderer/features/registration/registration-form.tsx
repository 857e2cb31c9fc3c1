import { type RefObject, useEffect, useState } from 'react';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import formStyles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { RegistrationDescription } from '#shared/domain/registration/registration-fields.ts';
import { BonusChoiceFieldPart } from './bonus-choice-part.tsx';
import styles from './registration.module.css';
import type { RegistrationSettings } from './registration-api.ts';
import { RegistrationField } from './registration-field.tsx';
import type { DraftEntry } from './use-draft.ts';
import { type RegistrationAnswer, type RegistrationEntry, useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  readonly settings: RegistrationSettings;
  readonly description: RegistrationDescription;
  readonly draft: DraftEntry;
  /** Request of a social network. */
  readonly request: string | null;
  readonly first: RefObject<HTMLInputElement | null>;
  /** The first field gets the focus: in a dialog, but not on a page. */
  readonly takesFocus: boolean;
  readonly onAnswer: (answer: RegistrationAnswer) => void;
}

interface AgreementsProps {
  readonly draft: DraftEntry;
  readonly entry: RegistrationEntry;
  readonly fields: RegistrationDescription['fields'];
}

/** Shows the agreements: none is preselected, and news are optional. */
function Agreements({ draft, entry, fields }: AgreementsProps) {
  const { t } = useTranslation(['registration', 'auth']);
  const { news } = draft.draft;
  const has = (wanted: 'email' | 'phone') => fields.some(({ name }) => name === wanted);
  return (
    <>
      {has('phone') ? (
        <CheckboxField
          label={t('news_sms')}
          checked={news.sms}
          onChange={(sms) => draft.change({ news: { ...news, sms } })}
        />
      ) : null}
      {has('email') ? (
        <CheckboxField
          label={t('news_email')}
          checked={news.email}
          onChange={(email) => draft.change({ news: { ...news, email } })}
        />
      ) : null}
      <CheckboxField
        label={t('auth:adult', { age: entry.minAge })}
        name="adult"
        checked={entry.isAdult}
        error={entry.errors.adult}
        onChange={entry.setAdult}
      />
    </>
  );
}

interface PromoFieldsProps {
  readonly draft: DraftEntry;
  readonly error: string | undefined;
}

/** Folds away what most registrations leave as it is; open where a code is typed or refused. */
function PromoFields({ draft, error }: PromoFieldsProps) {
  const { t } = useTranslation('registration');
  const { promo, bonusChoice } = draft.draft;
  const [chosen, setChosen] = useState<boolean | null>(null);
  // The draft, the address, or the offer that led here may bring a code after the first render.
  const isOpen = chosen ?? promo !== '';
  return (
    <details
      className={styles.folded}
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary>{t('promo_and_bonus')}</summary>
      <TextField
        label={t('optional', { label: t('promo') })}
        name="promo"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={error}
        value={promo}
        onChange={(next) => draft.change({ promo: next })}
      />
      <BonusChoiceFieldPart value={bonusChoice} onChange={(next) => draft.change({ bonusChoice: next })} />
    </details>
  );
}

/** Registration form of every type; its fields come from the description of the site. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { settings, description, draft, request, first, takesFocus, onAnswer } = props;
  const { t } = useTranslation(['registration', 'auth']);
  const { isPlayMoney } = useAppSelector(selectConfig);
  const entry = useRegistration({ entry: draft, settings, description, request, onAnswer });
  const { fields } = description;
  const { form, submit, isLoading, failure, errors } = entry;
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [first, takesFocus]);
  return (
    <form ref={form} className={`${formStyles.form} ${styles.withFoot}`} method="post" noValidate onSubmit={submit}>
      {isPlayMoney ? (
        <Notice kind="info" icon="info">
          {t('auth:play_money_hint')}
        </Notice>
      ) : null}
      {failure ? <FormFailure error={failure} /> : null}
      {fields.map((field, index) => (
        <RegistrationField
          key={field.name}
          field={field}
          entry={entry}
          onChange={(value) => draft.set(field.name, value)}
          {...(index === 0 ? { ref: first } : {})}
        />
      ))}
      {settings.hasPromo ? <PromoFields draft={draft} error={errors.promo} /> : null}
      <Agreements draft={draft} entry={entry} fields={fields} />
      <div className={styles.foot}>
        <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? t('auth:signing_up') : t('auth:sign_up_button')}
        </Button>
      </div>
    </form>
  );
}
