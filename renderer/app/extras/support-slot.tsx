import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPaymentConsultant } from '#renderer/features/support/payment-consultant.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { InRailFoot, useHasRailFoot } from './rail-foot.tsx';

const SupportButton = lazyPart<{ readonly inPlace: (dock: ReactNode) => ReactNode }>({
  load: async () => (await import('#renderer/features/support/button/support-button.tsx')).SupportButton,
  namespaces: ['support'],
});

const inRailFoot = (dock: ReactNode) => <InRailFoot>{dock}</InRailFoot>;
const nowhere = () => null;

/**
 * Offers support on pages of the usual layout; landings and state pages have their own links to it (shell §2.1). Where
 * the rail is a drawer, the drawer has the button.
 */
export function SupportSlot() {
  const route = useRoute();
  const { search } = useLocation();
  const hasRailFoot = useHasRailFoot();
  useEffect(() => keepPaymentConsultant(search, deviceStore.session), [search]);
  if ((route?.row.layout ?? 'default') !== 'default') return null;
  return <SupportButton inPlace={hasRailFoot ? inRailFoot : nowhere} />;
}
