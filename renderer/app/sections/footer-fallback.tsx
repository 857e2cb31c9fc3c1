import { Fragment } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLinkedPages } from '#renderer/lib/routing/use-linked-pages.ts';
import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import styles from './footer-fallback.module.css';

/** Shows what the law asks for below every page when the footer section is missing: age, licence, help, cookies. */
export function FooterFallback({ children }: FallbackProps) {
  const { t } = useTranslation('sections');
  const links = useLinkedPages('footer');
  const hasTexts = useNamespaces(['sections', 'pages']);
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
            {links.map(({ id, to, name }) => (
              <Fragment key={id}>
                {' · '}
                <a href={to}>{name}</a>
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
    </footer>
  );
}
