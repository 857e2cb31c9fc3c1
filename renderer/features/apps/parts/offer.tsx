import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { AppsAnswer, AvailablePackage, AvailableRelease } from '#shared/contracts/apps.ts';
import { suggestPackages } from '#shared/domain/apps/suggest-packages.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import styles from '../apps.module.css';
import { isPhone } from '../is-phone.ts';
import { CopyChecksum } from './copy-checksum.tsx';
import { SYSTEM_NAMES, usePackageWords } from './package-words.ts';

/** Returns a date such as "2026-11-22", which reads the same everywhere. */
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Shows version and date of a release. */
export function ReleaseLine({ release: { version, date } }: { readonly release: AvailableRelease }) {
  const { t } = useTranslation('desktop-packs');
  return (
    <p className={styles.quiet}>
      {t('version', { version })} ·{' '}
      <time dateTime={dateOf(date)} dir="ltr">
        {dateOf(date)}
      </time>
    </p>
  );
}

function Suggested({ one, isOnly }: { readonly one: AvailablePackage; readonly isOnly: boolean }) {
  const { t } = useTranslation('desktop-packs');
  const words = usePackageWords();
  const system = SYSTEM_NAMES[one.system];
  return (
    <li className={styles.suggested}>
      <a className={buttonClass(isOnly ? 'primary' : 'secondary', true)} href={one.url} download={one.file}>
        {isOnly ? t('download_for', { system }) : `${words.kind(one)} · ${words.processor(one)}`}
      </a>
      <p className={styles.quiet}>
        {isOnly ? `${words.kind(one)} · ${words.processor(one)} · ` : null}
        {words.size(one)}
      </p>
      <CopyChecksum file={one.file} checksum={one.sha256} />
    </li>
  );
}

interface OfferProps {
  readonly release: AvailableRelease;
  readonly visitor: AppsAnswer['visitor'];
}

/** Offers the package for the visitor's system, or the few that the visitor must choose from. */
export function Offer({ release, visitor }: OfferProps) {
  const { t } = useTranslation('desktop-packs');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const { first } = suggestPackages(release.packages, visitor);
  const [one] = first;
  if (!one)
    return (
      <>
        <p>{t('no_suggestion')}</p>
        {isPhone(visitor) && isRouteOn(config, ROUTE_FLAGS.mobileApps) ? (
          <p>
            <Link className={buttonClass('primary', true)} to={paths.to('mobile', language)}>
              {t('to_mobile')}
            </Link>
          </p>
        ) : null}
      </>
    );
  const isOnly = first.length === 1;
  return (
    <div className={styles.offer} data-suggested={first.map(({ file }) => file).join(' ')}>
      {isOnly ? null : (
        <p>
          <b>{t('for_system', { system: SYSTEM_NAMES[one.system] })}</b>{' '}
          {t(one.system === 'macos' ? 'choose_mac' : one.system === 'linux' ? 'choose_linux' : 'choose_windows')}
        </p>
      )}
      <ul className={styles.plain}>
        {first.map((each) => (
          <Suggested key={each.file} one={each} isOnly={isOnly} />
        ))}
      </ul>
    </div>
  );
}
