import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Payments = officePart({
  load: async () => (await import('./payments-view.tsx')).PaymentsView,
  namespaces: ['cashier', 'history', 'errors'],
});

/** Page of the office with the player's payments: what each became, and what was paid over life (O-06). */
export function PaymentsPage() {
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return <OfficePage name="history_pay">{isPlayer ? <Payments /> : null}</OfficePage>;
}
