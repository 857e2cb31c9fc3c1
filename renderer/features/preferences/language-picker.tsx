import { useChangeLanguage } from '#renderer/lib/i18n/use-change-language.ts';
import { useOfferedLanguages } from '#renderer/lib/i18n/use-offered-languages.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { languageOf } from '#shared/domain/languages.ts';
import styles from './settings-dialog.module.css';

/** Lists the languages of the site, each in its own name. */
export function LanguagePicker() {
  const { t } = useTranslation('preferences');
  const current = useLanguage();
  const change = useChangeLanguage();
  const languages = useOfferedLanguages();
  return (
    <div className={styles.group}>
      <span className={styles.label}>{t('language_label')}</span>
      <div className={styles.languages}>
        {languages.map((code) => {
          const { name, dir } = languageOf(code);
          const isCurrent = code === current;
          return (
            <button
              key={code}
              type="button"
              className={styles.format}
              lang={code}
              dir={dir}
              aria-current={isCurrent}
              onClick={() => void change(code)}
            >
              {name}
              {isCurrent ? <Icon name="check" size={16} /> : null}
            </button>
          );
        })}
      </div>
    </div>
  );
}
