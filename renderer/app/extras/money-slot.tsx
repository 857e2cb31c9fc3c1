import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useOpenCouponsQuery } from '#renderer/features/account/open-coupons-api.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const MoneyNotices = lazyPart<{ readonly open: number | undefined }>({
  load: async () => (await import('#renderer/features/coupon/result/money-notices.tsx')).MoneyNotices,
  namespaces: ['coupon', 'desktop-notices', 'errors', 'notices', 'coupon-bonuses'],
});

/** Shows results of money operations as notifications; loads once a batch or an open coupon can have a result. */
export function MoneySlot() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const hasBatch = useAppSelector(({ coupon }) => coupon.batch !== null);
  // The header polls this query; this component only reads it.
  const { data: open } = useOpenCouponsQuery(userId === undefined ? skipToken : { userId });
  const [isWanted, setWanted] = useState(false);
  // The result of the last coupon comes when no coupon is open, so the part stays loaded.
  if (!isWanted && (hasBatch || open)) setWanted(true);
  if (userId === undefined || !isWanted) return null;
  return <MoneyNotices key={userId} open={open} />;
}
