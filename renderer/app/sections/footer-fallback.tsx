import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './footer-fallback.module.css';

/** What the law wants to be read below every page: age, licence, help, cookies. It is there when the footer's section is not. */
export function FooterFallback({ children }: FallbackProps) {
  const { t, language } = useTranslation('sections');
  const hasTexts = useNamespaces(['sections']);
  const { brand, companyName, minAge, support, isPlayMoney, license } = useAppSelector(selectConfig);
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        {children}
        {hasTexts ? (
          <p>
            {t('legal_responsible', { age: minAge })} {isPlayMoney ? `${t('legal_play_money')} ` : ''}
            {t('legal_help')} <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
        ) : null}
        <p>
          <b>{`${minAge}+`}</b> · <bdi>{brand}</bdi>
          {companyName === brand ? null : (
            <>
              {' · '}
              <bdi>{companyName}</bdi>
            </>
          )}
          {license && hasTexts ? ` · ${t('legal_license', { ...license })}` : null}
        </p>
        {hasTexts ? (
          <p>
            <a href={CONSENT_HASH}>{t('cookie_settings')}</a>
            {' · '}
            <a href={paths.calculator(language)}>{t('calculator')}</a>
          </p>
        ) : null}
      </div>
    </footer>
  );
}
