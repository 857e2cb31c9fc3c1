import { useEffect, useSyncExternalStore } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { rechargeDialog } from '#renderer/lib/ports/recharge-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Dialog = lazyPart<{ readonly query: string; readonly onClose: () => void }>({
  load: async () => (await import('#renderer/features/cashier/deposit/recharge-dialog.tsx')).RechargeDialog,
  namespaces: ['office', 'cashier', 'auth', 'errors'],
});

/** Opens the deposit over the page where the site makes it a dialog (G-08); a guest is asked to sign in. */
export function RechargeSlot() {
  const query = useSyncExternalStore(rechargeDialog.subscribe, rechargeDialog.get, () => null);
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const dispatch = useAppDispatch();
  const isGuest = query !== null && !isPlayer;
  useEffect(() => {
    if (!isGuest) return;
    rechargeDialog.close();
    dispatch(signInAsked({ reason: 'none' }));
  }, [isGuest, dispatch]);
  return query !== null && isPlayer ? <Dialog query={query} onClose={rechargeDialog.close} /> : null;
}
