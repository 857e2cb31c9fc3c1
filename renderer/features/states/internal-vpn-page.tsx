import { GoHome } from './state-actions.tsx';
import { StateScreen } from './state-screen.tsx';

/** Page of a part of the site that only the operator's own network can open (shell §2.8). */
export function InternalVpnPage() {
  return <StateScreen tone="warn" icon="lock" name="internal_vpn" actions={<GoHome />} />;
}
