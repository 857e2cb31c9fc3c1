import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useOpenCouponsQuery } from '#renderer/features/auth/api.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const MoneyNotices = lazyPart<{ readonly open: number | undefined }>({
  load: async () => (await import('#renderer/features/coupon/result/money-notices.tsx')).MoneyNotices,
  namespaces: ['coupon', 'desktop-notices', 'errors', 'notices', 'coupon-bonuses'],
});

/** Results of money operations as notices, once there is something on its way or open that they can come of. */
export function MoneySlot() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const hasBatch = useAppSelector(({ coupon }) => coupon.batch !== null);
  // Asked for by the header, which also asks again; here it is only read.
  const { data: open } = useOpenCouponsQuery(userId === undefined ? skipToken : { userId });
  const [isWanted, setWanted] = useState(false);
  // The last open coupon has its news when none is open any more.
  if (!isWanted && (hasBatch || open)) setWanted(true);
  if (userId === undefined || !isWanted) return null;
  return <MoneyNotices key={userId} open={open} />;
}
