import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPaymentConsultant } from '#renderer/features/support/payment-consultant.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';

const SupportButton = lazyPart({
  load: async () => (await import('#renderer/features/support/button/support-button.tsx')).SupportButton,
  namespaces: ['support'],
});

/** Offers support on pages of the usual layout; landings and state pages have their own links to it (shell §2.1). */
export function SupportSlot() {
  const route = useRoute();
  const { search } = useLocation();
  useEffect(() => keepPaymentConsultant(search, deviceStore.session), [search]);
  return (route?.row.layout ?? 'default') === 'default' ? <SupportButton /> : null;
}
