import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import styles from './game-page.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder in the shape of a game page. */
export function GameSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <span className="vh">{t('loading')}</span>
      <Card className={styles.skeletonTop}>{null}</Card>
      <Card className={styles.skeletonBar}>
        <Bone width={80} />
        <Bone kind="price" />
        <Bone width={80} />
      </Card>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Card key={card} className={styles.card}>
            <Bone width={60} />
            <Bone kind="price" />
            <Bone kind="price" />
            <Bone kind="price" />
          </Card>
        ))}
      </div>
    </div>
  );
}
