import { isOpenBatch } from '#renderer/features/coupon/placement/batch.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { isSearchBot } from '#shared/domain/search-bot.ts';

const Hints = lazyPart<{ readonly isPlacing: boolean }>({
  load: async () => (await import('#renderer/features/first-modals/hints/hints.tsx')).Hints,
  namespaces: ['modals'],
});

/** What a newcomer is told once, where the site has it; never a search engine's reader. */
export function HintsSlot() {
  const isOn = useAppSelector((state) => selectConfig(state).hasHints);
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  return isOn && !isSearchBot(navigator.userAgent) ? <Hints isPlacing={isPlacing} /> : null;
}
