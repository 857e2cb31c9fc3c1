import { AccountPanel } from '#renderer/features/account/panel/account-panel.tsx';
import { PanelResult } from '#renderer/features/care/session-result/panel-result.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Parts of other features that replace the panel; each loads when it first opens. */
const PARTS = {
  security: lazyPart({
    load: async () => (await import('#renderer/features/security/security-panel.tsx')).SecurityPanel,
    namespaces: ['auth', 'factors', 'errors'],
  }),
  care: lazyPart({
    load: async () => (await import('#renderer/features/care/panel/care-panel.tsx')).CarePanel,
    namespaces: ['modals', 'auth', 'errors', 'limits'],
  }),
} as const;

/** The account's dialog with the parts that other features add to it. */
export function AccountDialog() {
  return <AccountPanel result={<PanelResult />} parts={PARTS} />;
}
