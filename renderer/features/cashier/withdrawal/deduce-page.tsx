import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Withdrawal = officePart({
  load: async () => (await import('./withdrawal-view.tsx')).WithdrawalView,
  namespaces: ['cashier', 'auth', 'errors'],
});

/** Page of the office on which a player asks for a withdrawal (O-06). */
export function DeducePage() {
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return <OfficePage name="deduce">{isPlayer ? <Withdrawal /> : null}</OfficePage>;
}
