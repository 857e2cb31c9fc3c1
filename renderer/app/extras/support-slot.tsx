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

/** Support over the pages of the usual frame; landings and pages of states have ways of their own (shell §2.1). */
export function SupportSlot() {
  const route = useRoute();
  const { search } = useLocation();
  useEffect(() => keepPaymentConsultant(search, deviceStore.session), [search]);
  return (route?.row.layout ?? 'default') === 'default' ? <SupportButton /> : null;
}
