import { PERSONAL_LABELS } from '#renderer/lib/forms/personal-fields.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { DOCUMENT_TYPES } from '#shared/domain/registration/registration-fields.ts';
import type { ProfileField, ProfileValues } from '#shared/domain/user/profile-fields.ts';
import styles from './profile.module.css';

const DAYS: readonly ProfileField[] = ['birthday', 'passportDate', 'passportEndDate'];

/** Returns what writes a stored value in the language of the page. */
function useValueText(): (field: ProfileField, value: string) => string {
  const { t, i18n } = useTranslation('registration');
  const { language } = i18n;
  return (field, value) => {
    if (DAYS.includes(field)) {
      const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
      return format.format(new Date(value));
    }
    if (field === 'country') return new Intl.DisplayNames([language], { type: 'region' }).of(value) ?? value;
    const type = field === 'documentType' ? DOCUMENT_TYPES.find((one) => one === value) : undefined;
    return type === undefined ? value : t(`document_${type}`);
  };
}

interface ProfileFactsProps {
  readonly fields: readonly ProfileField[];
  readonly values: ProfileValues;
}

/** Lists filled fields with their names. */
export function ProfileFacts({ fields, values }: ProfileFactsProps) {
  const { t } = useTranslation('registration');
  const text = useValueText();
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(PERSONAL_LABELS[field])}</dt>
          <dd>
            <bdi>{text(field, values[field])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
