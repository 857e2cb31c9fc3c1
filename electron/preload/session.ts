import type { SessionPort } from '#shared/host/program/session.ts';
import { call } from './calls.ts';

export const session: SessionPort = { state: () => call('session:state') };
