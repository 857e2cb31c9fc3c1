import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { useAppsQuery } from './api.ts';
import styles from './apps.module.css';
import { InstallButton } from './install/install-site.tsx';
import { Scan } from './parts/scan.tsx';

const STEPS = [1, 2, 3] as const;
/** Product names, which are the same in all languages. */
const PHONES = { ios: 'iPhone, iPad', android: 'Android' } as const;
const STORES = { appStore: 'App Store', googlePlay: 'Google Play' } as const;

function Steps({ system }: { readonly system: keyof typeof PHONES }) {
  const { t } = useTranslation('desktop-packs');
  return (
    <Card>
      <h2 className={cardHeadingClass}>{PHONES[system]}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`step_${system}_${step}`)}</li>
        ))}
      </ol>
    </Card>
  );
}

function Install() {
  const { t } = useTranslation('desktop-packs');
  const { data } = useAppsQuery();
  const isIos = data?.visitor.system === 'ios';
  const order = isIos ? (['ios', 'android'] as const) : (['android', 'ios'] as const);
  return (
    <>
      <InstallButton />
      <div className={styles.phones}>
        {order.map((system) => (
          <Steps key={system} system={system} />
        ))}
      </div>
      <p className={styles.quiet}>{t('phone_same')}</p>
    </>
  );
}

function Stores() {
  const { t } = useTranslation('desktop-packs');
  const { data } = useAppsQuery();
  const names = (['appStore', 'googlePlay'] as const).filter((name) => data?.stores[name]);
  if (names.length === 0) return null;
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('stores_title')}</h2>
      <p className={`${styles.text} ${styles.stores}`}>
        {names.map((name) => (
          <a key={name} className={buttonClass('secondary', true)} href={data?.stores[name] ?? ''} rel="noopener">
            {STORES[name]}
          </a>
        ))}
      </p>
    </Card>
  );
}

/** Page for phones: install the site from the browser, or an app from a store of the operator (shell §2.7, R-31). */
export function MobilePage() {
  const { t } = useTranslation('desktop-packs');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const { brand, isPwa } = config;
  const { desktop } = useHost();
  return (
    <div className={styles.page}>
      <Hero title={t('heading_mobile', { brand })} lead={t(isPwa ? 'lead_mobile' : 'lead_mobile_no_pwa', { brand })}>
        {desktop || !isRouteOn(config, ROUTE_FLAGS.desktopApps) ? null : (
          <Link className={styles.link} to={paths.to('desktop', language)}>
            {t('to_desktop')}
          </Link>
        )}
      </Hero>
      <Stores />
      {isPwa ? <Install /> : null}
      <Scan />
    </div>
  );
}
