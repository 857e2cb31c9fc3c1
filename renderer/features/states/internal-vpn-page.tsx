import { GoHome } from './state-actions.tsx';
import { StateScreen } from './state-screen.tsx';

/** A part of the site that is only for the operator's own network (shell §2.8). */
export function InternalVpnPage() {
  return <StateScreen tone="warn" icon="lock" name="internal_vpn" actions={<GoHome />} />;
}
