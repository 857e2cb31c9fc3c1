import { useHost } from '#renderer/host/use-host.ts';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { AppsAnswer } from '#shared/contracts/apps.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { useAppsQuery } from './api.ts';
import styles from './apps.module.css';
import { InstallButton } from './install/install-site.tsx';
import { hasNoApps } from './load.ts';
import { AllPackages } from './parts/all-packages.tsx';
import { CheckGuide, ReleaseNotes, SystemGuide } from './parts/guides.tsx';
import { Offer, ReleaseLine } from './parts/offer.tsx';
import { Scan } from './parts/scan.tsx';
import { UpdatesPanel } from './updates/updates-panel.tsx';
import { useVisitor } from './use-visitor.ts';

/** Browsers that install a site on a computer; product names, which are the same in all languages. */
const BROWSERS = { install_chrome: 'Chrome, Edge', install_safari: 'Safari, macOS' } as const;

/** Offers to install the site itself, where no packages are published, and to continue on a phone. */
function NoRelease() {
  const { t } = useTranslation('desktop-packs');
  const config = useAppSelector(selectConfig);
  const { brand, isPwa } = config;
  return (
    <>
      <Card>
        <h2 className={cardHeadingClass}>{isPwa ? t('install', { brand }) : t('none_title')}</h2>
        <div className={styles.text}>
          <p>{t(isPwa ? 'none_text' : 'none_text_no_pwa', { brand })}</p>
          {isPwa ? <InstallButton /> : null}
        </div>
      </Card>
      {isPwa ? (
        <div className={styles.phones}>
          {(['install_chrome', 'install_safari'] as const).map((how) => (
            <Card key={how}>
              <h3 className={cardHeadingClass}>{BROWSERS[how]}</h3>
              <p className={styles.text}>{t(how, { brand })}</p>
            </Card>
          ))}
        </div>
      ) : null}
      <p className={styles.quiet}>{t('phone_same')}</p>
      {isRouteOn(config, ROUTE_FLAGS.mobileApps) ? <Scan /> : null}
    </>
  );
}

function Offered({ apps: { release, visitor: byHeaders } }: { readonly apps: AppsAnswer }) {
  const visitor = useVisitor(byHeaders);
  if (!release) return <NoRelease />;
  return (
    <>
      <Card>
        <div className={styles.text}>
          <ReleaseLine release={release} />
          <Offer release={release} visitor={visitor} />
        </div>
      </Card>
      <ReleaseNotes version={release.version} notes={release.notes} />
      <AllPackages release={release} />
      <CheckGuide release={release} />
      <SystemGuide release={release} />
    </>
  );
}

function Downloads() {
  const { currentData, error, refetch } = useAppsQuery();
  const retry = useRetry(refetch);
  if (currentData) return <Offered apps={currentData} />;
  if (hasNoApps(error)) return <NoRelease />;
  if (!error) return <Bone kind="price" />;
  return (
    <Card>
      <FailedList error={error} onRetry={retry} />
    </Card>
  );
}

/** Says what the page offers: the app or, without its packages, the site itself. */
function Lead() {
  const { t } = useTranslation('desktop-packs');
  const { brand, isPwa } = useAppSelector(selectConfig);
  const { currentData, error } = useAppsQuery();
  const isSite = isPwa && (currentData ? currentData.release === null : hasNoApps(error));
  return t(isSite ? 'lead_mobile' : 'lead_desktop', { brand });
}

/** Page of the desktop app: downloads in a browser, its own updates inside the app (shell §2.7, R-31, Z-01). */
export function DesktopPage() {
  const { t } = useTranslation('desktop-packs');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const { brand } = config;
  const { desktop } = useHost();
  return (
    <div className={styles.page}>
      <Hero title={t('heading_desktop', { brand })} lead={desktop ? t('lead_program', { brand }) : <Lead />}>
        {isRouteOn(config, ROUTE_FLAGS.mobileApps) ? (
          <Link className={styles.link} to={paths.to('mobile', language)}>
            {t('to_mobile')}
          </Link>
        ) : null}
      </Hero>
      {desktop ? (
        <Card className={styles.panel}>
          <UpdatesPanel updates={desktop.updates} />
        </Card>
      ) : (
        <Downloads />
      )}
    </div>
  );
}
