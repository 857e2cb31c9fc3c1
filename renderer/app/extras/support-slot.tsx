import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPaymentConsultant } from '#renderer/features/support/payment-consultant.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import type { LayoutId } from '#shared/domain/routing/route-row.ts';
import { SUPPORT_HASH } from '#shared/domain/support/support-hash.ts';
import { InRailFoot, useHasRailFoot } from './rail-foot.tsx';
import { SupportSheetSlot } from './support-sheet-slot.ts';

const SupportButton = lazyPart<{ readonly inPlace: (dock: ReactNode) => ReactNode }>({
  load: async () => (await import('#renderer/features/support/button/support-button.tsx')).SupportButton,
  namespaces: ['support'],
});

const inRailFoot = (dock: ReactNode) => <InRailFoot>{dock}</InRailFoot>;
const nowhere = () => null;

/** Layouts on which a link can open the support panel. */
const CALLED_ON: readonly LayoutId[] = ['default', 'headless'];

/** Opens the support panel for a link to it. Closing the panel takes its name out of the address, for the next press. */
export function CalledSupport() {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  if (hash !== SUPPORT_HASH) return null;
  const close = () => void navigate(pathname + search, { replace: true, state: { keepScroll: true } });
  return <SupportSheetSlot onClose={close} />;
}

/**
 * Offers support on pages of the usual layout; landings and state pages have their own links to it (shell §2.1). Where
 * the rail is a drawer, the drawer has the button.
 */
export function SupportSlot() {
  const route = useRoute();
  const { search } = useLocation();
  const hasRailFoot = useHasRailFoot();
  useEffect(() => keepPaymentConsultant(search, deviceStore.session), [search]);
  const layout = route?.row.layout ?? 'default';
  return (
    <>
      {layout === 'default' ? <SupportButton inPlace={hasRailFoot ? inRailFoot : nowhere} /> : null}
      {CALLED_ON.includes(layout) ? <CalledSupport /> : null}
    </>
  );
}
