import { CouponPanel } from '#renderer/features/coupon/coupon-panel.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { OpenCountPart } from './open-count-part.tsx';
import styles from './slots.module.css';

function PlacedSkeleton() {
  return (
    <div className={styles.coupon}>
      <Bone width={40} />
      <Bone kind="price" />
      <Bone width={80} />
    </div>
  );
}

const List = lazyPart({
  load: async () => (await import('#renderer/features/history/my-bets/my-bets.tsx')).MyBets,
  namespaces: ['history', 'tracker', 'cash-out', 'games', 'markets', 'errors'],
  fallback: <PlacedSkeleton />,
});

const PLACED = { List, Count: OpenCountPart };

/** The coupon with the player's placed bets in its second tab. */
export function CouponWithBets() {
  return <CouponPanel placed={PLACED} />;
}
