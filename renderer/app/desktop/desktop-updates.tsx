import { useEffect } from 'react';
import { useUpdates } from '#renderer/features/apps/updates/use-updates.ts';
import { isOpenBatch } from '#renderer/features/coupon/placement/batch.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { UpdatesPort } from '#shared/host/desktop/updates.ts';

const UpdateNews = lazyPart({
  load: async () => (await import('#renderer/features/apps/updates/update-news.tsx')).UpdateNews,
  namespaces: ['desktop-packs'],
});

/** Tells the updater while a bet is being placed, and the player when a new version is ready to install. */
export function DesktopUpdates({ updates }: { readonly updates: UpdatesPort }) {
  const status = useUpdates(updates);
  // A coupon with an unknown outcome belongs to an open batch.
  const isBusy = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  useEffect(() => void updates.setBusy(isBusy), [updates, isBusy]);
  if (status?.state.phase !== 'ready') return null;
  return <UpdateNews version={status.state.update.version} installsAtEnd={status.installsAtEnd} />;
}
