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

/** Updates of an installed app: it is told while a bet is under way, and the player when a version waits. */
export function DesktopUpdates({ updates }: { readonly updates: UpdatesPort }) {
  const status = useUpdates(updates);
  // A coupon whose outcome is not known belongs to a batch that is open.
  const isBusy = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  useEffect(() => void updates.setBusy(isBusy), [updates, isBusy]);
  if (status?.state.phase !== 'ready') return null;
  return <UpdateNews version={status.state.update.version} installsAtEnd={status.installsAtEnd} />;
}
