import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CouponGlance } from '#renderer/features/coupon/coupon-glance.tsx';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { lazyPage } from '#renderer/lib/lazy/lazy-page.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Card } from '#renderer/ui/card.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import { OpenCountPart } from './open-count-part.tsx';
import styles from './slots.module.css';

// Slots of the frame that features fill. Parts that every visitor sees at once are imported here; the others load
// later.

const NOTHING = () => null;

/** Namespaces of the frame beyond those of every page. */
export const FRAME_NAMESPACES = ['consent'] as const;

/** Parts that the server draws and the browser hydrates after the page: they look right before their code loads. */
const accountModule = lazyModule(async () => (await import('./auth/account-place.tsx')).AccountPlace);
const account = lazyPage({
  load: accountModule.load,
  namespaces: [],
  Fallback: NOTHING,
});

const railModule = lazyModule(async () => (await import('./frame-rail.tsx')).FrameRail);
const rail = lazyPage({
  load: railModule.load,
  namespaces: [],
  Fallback: NOTHING,
});

const consentModule = lazyModule(async () => (await import('#renderer/features/consent/consent-part.tsx')).ConsentPart);
const consent = lazyPage({
  load: consentModule.load,
  namespaces: FRAME_NAMESPACES,
  Fallback: NOTHING,
});

function CouponSkeleton() {
  return (
    <div className={styles.coupon}>
      <Bone width={40} />
      <Bone kind="price" />
      <Bone width={80} />
    </div>
  );
}

const couponModule = lazyModule(async () => (await import('./coupon-with-bets.tsx')).CouponWithBets);
const coupon = lazyPage({
  load: couponModule.load,
  namespaces: [],
  Fallback: CouponSkeleton,
});

/** Source modules of these parts, as the build manifest names them; the page links their styles. */
export const FRAME_MODULES = [accountModule, railModule, consentModule, couponModule].map(({ module }) => module);

/** Loads the code of these parts before the server draws them. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([account.preload(), rail.preload(), consent.preload(), coupon.preload()]);
}

// Memoised without properties, so that no update from above interrupts their hydration.
/** Slot for the player's menu in the header. */
export const AccountSlot = memo(account.Page);
/** Slot for sports and competitions next to the content. */
export const RailSlot = memo(rail.Page);
/** Slot for the coupon in the bottom bar. */
export const CouponGlanceSlot = CouponGlance;

/** Slot for the number of open bets, at the coupon in the bottom bar. */
export function OpenCountSlot() {
  // Every page contains the bar, but it is visible only on a phone.
  const isPhone = useMedia('(width < 720px)');
  return isPhone ? <OpenCountPart className={styles.openBets} /> : null;
}

/**
 * Slot for the cookie question. The server draws it for every visitor of a site, so that it needs no second paint; a
 * script in the head hides it from those who have answered.
 */
export function ConsentSlot() {
  const isAsked = useAppSelector(({ consent }) => consent.isAsked);
  const isCalled = useLocation().hash === CONSENT_HASH;
  return isAsked || isCalled ? <consent.Page /> : null;
}

/** Slot for the coupon: next to the content, or in its sheet on a phone. */
export const CouponSlot = memo(coupon.Page);

const SharedPicks = lazyPart({
  load: async () => (await import('./extras/passed-on.tsx')).PassedOn,
  namespaces: ['coupon', 'desktop-notices', 'errors'],
});

/** Slot for what is shown above and behind every page. */
export const OverPageSlot = lazyPart({
  load: async () => (await import('./over-page.tsx')).OverPage,
  namespaces: [],
  isPatient: true,
});

/** Slot for bets of a shared link. It stays when they leave the address, to report about them. */
export function SharedPicksSlot() {
  const { search } = useLocation();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && /[?&](?:picks|offered_(?:code|picks))=/.test(search)) setWanted(true);
  return isWanted ? <SharedPicks /> : null;
}

/** Placeholder of a page that is loading. */
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
