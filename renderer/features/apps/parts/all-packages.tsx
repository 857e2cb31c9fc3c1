import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import type { AvailablePackage, AvailableRelease } from '#shared/contracts/apps.ts';
import { DESKTOP_SYSTEMS } from '#shared/contracts/desktop-release.ts';
import styles from '../apps.module.css';
import { CopyChecksum } from './copy-checksum.tsx';
import { SYSTEM_NAMES, usePackageWords } from './package-words.ts';

function PackageRow({ one }: { readonly one: AvailablePackage }) {
  const { t } = useTranslation('desktop-packs');
  const words = usePackageWords();
  const what = `${words.kind(one)} · ${words.processor(one)}`;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{what}</b>
        <span className={styles.quiet}>
          <bdi>{one.file}</bdi> · {words.size(one)}
        </span>
      </div>
      <a
        className={buttonClass('secondary')}
        href={one.url}
        download={one.file}
        aria-label={`${t('download')}: ${SYSTEM_NAMES[one.system]}, ${what}`}
      >
        {t('download')}
      </a>
      <CopyChecksum file={one.file} checksum={one.sha256} />
    </li>
  );
}

/** Lists every package of a release by system. */
export function AllPackages({ release }: { readonly release: AvailableRelease }) {
  const { t } = useTranslation('desktop-packs');
  const groups = DESKTOP_SYSTEMS.map((system) => ({
    system,
    packages: release.packages.filter((one) => one.system === system),
  })).filter(({ packages }) => packages.length > 0);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('all_packages')}</h2>
      {groups.map(({ system, packages }) => (
        <section key={system} className={styles.system}>
          <h3>{SYSTEM_NAMES[system]}</h3>
          <ul className={styles.plain}>
            {packages.map((one) => (
              <PackageRow key={one.file} one={one} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
