import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import type { AvailableRelease } from '#shared/contracts/apps.ts';
import { DESKTOP_SYSTEMS, type DesktopSystem } from '#shared/contracts/desktop-release.ts';
import styles from '../apps.module.css';
import { SYSTEM_NAMES } from './package-words.ts';

/** Commands that calculate a checksum, by system. */
const COMMANDS = {
  windows: (file: string) => `Get-FileHash .\\${file} -Algorithm SHA256`,
  macos: (file: string) => `shasum -a 256 ${file}`,
  linux: (file: string) => `sha256sum ${file}`,
} as const satisfies Readonly<Record<DesktopSystem, (file: string) => string>>;

interface GuideProps {
  readonly release: AvailableRelease;
}

const systemsOf = ({ packages }: AvailableRelease) =>
  DESKTOP_SYSTEMS.flatMap((system) => {
    const first = packages.find((one) => one.system === system);
    return first ? [{ system, first }] : [];
  });

/** Explains how to compare a downloaded file with its checksum. */
export function CheckGuide({ release }: GuideProps) {
  const { t } = useTranslation('desktop-packs');
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('check_title')}</h2>
      <div className={styles.text}>
        <p>{t('check_text')}</p>
        <dl className={styles.commands}>
          {systemsOf(release).map(({ system, first }) => (
            <div key={system}>
              <dt>{t(`check_in_${system}`)}</dt>
              <dd dir="ltr">
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be reached with the keys */}
                <code tabIndex={0}>{COMMANDS[system](first.file)}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** Lists the system requirements, and what to do when the system warns about the app. */
export function SystemGuide({ release }: GuideProps) {
  const { t } = useTranslation('desktop-packs');
  const systems = systemsOf(release);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('requires_title')}</h2>
      <ul className={styles.list}>
        {systems.map(({ system, first }) => (
          <li key={system}>{t(`requires_${system}`, { version: first.minimum ?? '' })}</li>
        ))}
        <li>{t('requires_all')}</li>
      </ul>
      <h2 className={cardHeadingClass}>{t('warning_title')}</h2>
      <div className={styles.text}>
        <p>{t('warning_text')}</p>
        <dl className={styles.commands}>
          {systems.map(({ system }) => (
            <div key={system}>
              <dt>{SYSTEM_NAMES[system]}</dt>
              <dd>{t(`warning_${system}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** Shows the publisher's notes on a version: plain text, line by line, never markup. */
export function ReleaseNotes({ version, notes }: { readonly version: string; readonly notes: string }) {
  const { t } = useTranslation('desktop-packs');
  if (notes === '') return null;
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('notes_title', { version })}</h2>
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    </Card>
  );
}
