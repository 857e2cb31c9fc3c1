import { useHost } from '#renderer/host/use-host.ts';
import { UpdatesPanel } from './updates-panel.tsx';

/** Updates among the settings of the program. */
export function UpdatesSection() {
  const { program } = useHost();
  return program ? <UpdatesPanel updates={program.updates} /> : null;
}
