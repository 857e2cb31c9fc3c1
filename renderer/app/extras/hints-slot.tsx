import { isOpenBatch } from '#renderer/features/coupon/placement/batch.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Hints = lazyPart<{ readonly isPlacing: boolean }>({
  load: async () => (await import('#renderer/features/first-modals/hints/hints.tsx')).Hints,
  namespaces: ['modals'],
});

/** Shows one-time hints to new players where the site has them. */
export function HintsSlot() {
  const isOn = useAppSelector((state) => selectConfig(state).hasHints);
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  return isOn ? <Hints isPlacing={isPlacing} /> : null;
}
