import { isOpenBatch } from '#renderer/features/coupon/placement/batch.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { accountOpened } from '#renderer/lib/store/auth-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { hasFirstModals } from '#shared/domain/modals/first-modals.ts';

const Modals = lazyPart<{ readonly isPlacing: boolean; readonly onAccounts: () => void }>({
  load: async () => (await import('#renderer/features/first-modals/first-modals.tsx')).FirstModals,
  namespaces: ['modals'],
});

/** Shows the dialogs that open without a press, where the site has any. */
export function FirstModalsSlot() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => hasFirstModals(selectConfig(state)));
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  if (!isOn) return null;
  return <Modals isPlacing={isPlacing} onAccounts={() => dispatch(accountOpened())} />;
}
