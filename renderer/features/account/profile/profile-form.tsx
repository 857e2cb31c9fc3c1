import { usePhoneCountriesQuery } from '#renderer/lib/api/reference-api.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { PersonalField } from '#renderer/lib/forms/personal-field.tsx';
import { PERSONAL_LABELS } from '#renderer/lib/forms/personal-fields.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button } from '#renderer/ui/button.tsx';
import formStyles from '#renderer/ui/form.module.css';
import styles from '#renderer/ui/setting.module.css';
import { paths } from '#shared/domain/routing/paths.ts';
import {
  isLockedField,
  PROFILE_GROUPS,
  type ProfileField,
  type ProfileGroup,
} from '#shared/domain/user/profile-fields.ts';
import { ProfileFacts } from './profile-facts.tsx';
import type { ProfileEntry } from './use-profile-form.ts';

/** Says why fields that identify the player are closed, and who changes them. */
function LockedNote() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  return (
    <p className={styles.said}>
      {t('locked')}{' '}
      <Link className={formStyles.link} to={paths.to('office/support', language)}>
        {t('locked_support')}
      </Link>
    </p>
  );
}

interface ProfileFieldsProps {
  readonly group: ProfileGroup;
  /** Values as they are stored: they decide which fields are closed. */
  readonly stored: ProfileEntry['values'];
  readonly entry: ProfileEntry;
  readonly onChange: (field: ProfileField, value: string) => void;
  readonly onCancel: () => void;
}

/** Form of one group: closed fields as text, the others with their errors beside them. */
export function ProfileForm({ group, stored, entry, onChange, onCancel }: ProfileFieldsProps) {
  const { t, i18n } = useTranslation(['profile', 'registration']);
  const { data } = usePhoneCountriesQuery({ query: { lng: i18n.language } });
  const countries = (data?.countries ?? []).map(({ country_code: code, name }) => ({ code, name }));
  const locked = PROFILE_GROUPS[group].filter((field) => isLockedField(field, stored));
  const open = PROFILE_GROUPS[group].filter((field) => !isLockedField(field, stored));
  const { form, submit, values, errors, failure, isLoading } = entry;
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {failure ? <FormFailure error={failure} /> : null}
      {locked.length > 0 ? (
        <>
          <ProfileFacts fields={locked} values={stored} />
          <LockedNote />
        </>
      ) : null}
      {group === 'identity' && open.length > 0 ? <p className={styles.said}>{t('once')}</p> : null}
      {open.map((field) => (
        <PersonalField
          key={field}
          name={field}
          label={t(PERSONAL_LABELS[field])}
          value={values[field]}
          error={errors[field]}
          countries={countries}
          onChange={(value) => onChange(field, value)}
        />
      ))}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t(isLoading ? 'saving' : 'save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
