import type { SessionPort } from '#shared/host/desktop/session.ts';
import { call } from './calls.ts';

export const session: SessionPort = { state: () => call('session:state') };
