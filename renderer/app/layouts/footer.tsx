import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '#renderer/lib/i18n/languages.ts';
import { useChangeLanguage } from '#renderer/lib/i18n/use-change-language.ts';
import { useOfferedLanguages } from '#renderer/lib/i18n/use-offered-languages.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './layout.module.css';

function Languages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const change = useChangeLanguage();
  const languages = useOfferedLanguages();
  const go = (event: MouseEvent, code: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void change(code);
  };
  return (
    <nav className={styles.links} aria-label={t('languages')}>
      {languages.map((code) => (
        <a
          key={code}
          href={paths.inLanguage(pathname, code)}
          hrefLang={code}
          lang={code}
          aria-current={code === language}
          onClick={(event) => go(event, code)}
        >
          {languageOf(code).name}
        </a>
      ))}
    </nav>
  );
}

/** Age, limits and help, on every page. */
export function Footer() {
  const { t } = useTranslation();
  const { brand, companyName, minAge, support, isPlayMoney } = useAppSelector(selectConfig);
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.promise}>
          <span className={styles.age} aria-hidden="true">
            {minAge}+
          </span>
          <p>
            {t('responsible_line', { age: minAge })} {isPlayMoney ? `${t('play_money_line')} ` : ''}
            {t('help_line')} <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
        </div>
        <Languages />
        <p>
          <bdi>{brand}</bdi> · <bdi>{companyName}</bdi>
        </p>
      </div>
    </footer>
  );
}
