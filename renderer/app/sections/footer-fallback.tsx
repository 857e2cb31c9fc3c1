import { Fragment } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import type { OptionalPage } from '#shared/domain/sections/section-server.ts';
import styles from './footer-fallback.module.css';

/** Returns the links of the footer, the same as the section shows. */
function useSiteLinks(isDesktopApp: boolean) {
  const { t, language } = useTranslation('sections');
  const config = useAppSelector(selectConfig);
  const { brand } = config;
  const links: readonly { readonly page: OptionalPage; readonly path: string; readonly words: string }[] = [
    { page: 'calculator', path: paths.to('information/betting-calculator', language), words: t('calculator') },
    { page: 'mobileApps', path: paths.to('mobile', language), words: t('mobile_apps', { brand }) },
    { page: 'desktopApps', path: paths.to('desktop', language), words: t('desktop_apps', { brand }) },
  ];
  return links.filter(({ page }) => isRouteOn(config, ROUTE_FLAGS[page]) && !(isDesktopApp && page === 'desktopApps'));
}

/** Shows what the law asks for below every page when the footer section is missing: age, licence, help, cookies. */
export function FooterFallback({ isDesktopApp = false, children }: FallbackProps) {
  const { t } = useTranslation('sections');
  const links = useSiteLinks(isDesktopApp);
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
            {links.map(({ path, words }) => (
              <Fragment key={path}>
                {' · '}
                <a href={path}>{words}</a>
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
    </footer>
  );
}
