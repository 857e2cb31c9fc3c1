import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import type { SectionProps } from '../contract/section-module.ts';
import { PROMO_DATA_VERSION, type PromoData, type PromoKind } from './promo-data.ts';
import styles from './promo-strip.module.css';

const ICONS: Readonly<Record<PromoKind, IconName>> = {
  live: 'clock',
  game: 'trophy',
  accumulator: 'coupon',
};

/** Draws current promotions above the front page. */
export function Section({ data }: SectionProps<PromoData>) {
  return (
    <nav className={styles.strip} aria-label={data.label}>
      <ul className={styles.list}>
        {data.promotions.map(({ kind, href, title, text }) => (
          <li key={kind} className={styles.item}>
            <a className={styles.card} href={href}>
              <span className={kind === 'live' ? `${styles.sign} ${styles.live}` : styles.sign}>
                <Icon name={ICONS[kind]} size={18} />
              </span>
              <span className={styles.words}>
                <b className={styles.title} dir="auto">
                  {title}
                </b>
                <span className={styles.text} dir="auto">
                  {text}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const dataVersion = PROMO_DATA_VERSION;
