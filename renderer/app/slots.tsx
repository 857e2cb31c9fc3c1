import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CouponGlance } from '#renderer/features/coupon/coupon-glance.tsx';
import { lazyPage } from '#renderer/lib/lazy/lazy-page.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import styles from './slots.module.css';

// Places of the frame that features fill. What every visitor sees at once is imported here; the rest comes later.

const NOTHING = () => null;

/** Parts that the server draws and the browser wakes up after the page: they look right before their code is there. */
const account = lazyPage({
  load: async () => (await import('#renderer/features/auth/account-menu.tsx')).AccountMenu,
  namespaces: [],
  Fallback: NOTHING,
});

const rail = lazyPage({
  load: async () => (await import('./frame-rail.tsx')).FrameRail,
  namespaces: [],
  Fallback: NOTHING,
});

/** Their source modules, as the build manifest names them: the page links their styles. */
export const FRAME_MODULES = ['renderer/features/auth/account-menu.tsx', 'renderer/app/frame-rail.tsx'] as const;

/** Brings the code of those parts: before the server draws them. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([account.preload(), rail.preload()]);
}

// Without properties of its own nothing above can change them, so that waking up is never overtaken.
/** The player in the header. */
export const AccountSlot = memo(account.Page);
/** Sports and competitions beside the content. */
export const RailSlot = memo(rail.Page);
/** The coupon in the bottom bar. */
export const CouponGlanceSlot = CouponGlance;

function CouponSkeleton() {
  return (
    <div className={styles.coupon}>
      <Bone width={40} />
      <Bone kind="price" />
      <Bone width={80} />
    </div>
  );
}

/** The coupon: beside the content, or in its sheet on a phone. */
export const CouponSlot = lazyPart({
  load: async () => (await import('#renderer/features/coupon/coupon-panel.tsx')).CouponPanel,
  namespaces: [],
  fallback: <CouponSkeleton />,
});

const SharedPicks = lazyPart({
  load: async () => (await import('./extras/passed-on.tsx')).PassedOn,
  namespaces: ['coupon', 'desktop-notices', 'errors'],
});

/** Bets of a link that somebody has passed on. It stays when they are no longer in the address, to tell of them. */
export function SharedPicksSlot() {
  const { search } = useLocation();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && /[?&](?:picks|offered_(?:code|picks))=/.test(search)) setWanted(true);
  return isWanted ? <SharedPicks /> : null;
}

/** A page on its way. */
export function PageSkeleton() {
  return (
    <Card className={styles.page}>
      <Bone width={40} />
      <Bone kind="price" />
      <Bone kind="price" />
      <Bone kind="price" />
    </Card>
  );
}
