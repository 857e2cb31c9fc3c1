import type { ProgramLogPort } from '#shared/host/program/program-log.ts';
import { call, listen } from './calls.ts';

export const programLog: ProgramLogPort = {
  lines: () => call('log:lines'),
  onLine: (listener) => listen('log:written', listener),
};
