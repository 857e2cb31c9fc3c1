import type { ReactNode } from 'react';
import { paths } from '#shared/domain/routing/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Link } from '../routing/link.tsx';
import { useLanguage } from '../routing/use-route.ts';
import styles from './office-page.module.css';

interface OfficePageProps {
  /** Suffix of its title in the namespace `office`: the id of its route with underscores. */
  readonly name: string;
  /** One or two sentences below the title. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a page of the office: the way back where there is no rail, its title, and its cards below each other. */
export function OfficePage({ name, intro, children }: OfficePageProps) {
  const { t } = useTranslation('office');
  const language = useLanguage();
  return (
    <div className={styles.page}>
      {name === 'account' ? null : (
        <Link className={styles.back} to={paths.to('office', language)}>
          <span className={styles.arrow}>
            <Icon name="chevron" size={14} mirrored />
          </span>
          {t('title_account')}
        </Link>
      )}
      <h1 className={styles.title}>{t(`title_${name}`)}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {children}
    </div>
  );
}

interface OfficeCardProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Part of a page of the office with a heading of its own. */
export function OfficeCard({ title, children }: OfficeCardProps) {
  return (
    <section className={styles.card}>
      {title === undefined ? null : <h2 className={styles.heading}>{title}</h2>}
      {children}
    </section>
  );
}
