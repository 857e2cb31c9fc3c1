import type { PowerMonitor } from 'electron';
import type { idleCalls } from '#shared/host/program/idle.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { IdleWatch } from './idle-watch.ts';

/** Input on the whole machine, watched for the page. */
export function idleHandlers(
  powerMonitor: Pick<PowerMonitor, 'getSystemIdleTime' | 'on'>,
  fire: (seconds: number) => void,
): HandlersOf<typeof idleCalls> {
  const idle = new IdleWatch(
    {
      getSystemIdleTime: () => powerMonitor.getSystemIdleTime(),
      onSuspend: (listener) => void powerMonitor.on('suspend', listener),
      onResume: (listener) => void powerMonitor.on('resume', listener),
    },
    fire,
  );
  return { 'idle:configure': (minutes) => idle.configure(minutes) as undefined };
}
