import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import styles from './list.module.css';

const ROWS = [80, 60, 80, 40, 60, 80, 60, 40] as const;
const PRICES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Placeholder in the shape of a list. */
export function ListSkeleton({ rows = ROWS.length }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bones} role="status">
      <span className="vh">{t('loading')}</span>
      {ROWS.slice(0, rows).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change places
        <div key={index} className={styles.bone}>
          <span>
            <Bone width={80} />
            <Bone width={60} />
          </span>
          <span>
            <Bone width={width} />
            <Bone width={60} />
          </span>
          <span className={styles.prices}>
            {PRICES.map((price) => (
              <Bone key={price} kind="price" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
