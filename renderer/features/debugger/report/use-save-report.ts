import { useHost } from '#renderer/host/use-host.ts';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { selectTermsChanged } from '#renderer/lib/api/terms-api.ts';
import { debugSources } from '#renderer/lib/debug/debug-port.ts';
import { scriptOfPage } from '#renderer/lib/page/watch-update.ts';
import { useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { LogLine } from '#shared/host/desktop/desktop-log.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { currentSession } from '../debugger-session.ts';
import { startTimes } from '../record/start-up.ts';
import { buildFacts, deviceFacts } from './environment.ts';
import { makeReport, writeReport } from './make-report.ts';
import { readSources } from './read-sources.ts';
import { storedKeys } from './stored-keys.ts';

const LATER_MS = 10_000;

function saveText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), LATER_MS);
}

/** Reads the lines of the main process; null where there are none to read. */
async function readDesktopLog({ desktop }: HostPort): Promise<readonly LogLine[] | null> {
  try {
    return (await desktop?.log?.lines()) ?? null;
  } catch {
    // The report is useful without them.
    return null;
  }
}

/** Saves the redacted report of this page to a file; the desktop app asks for its name. */
export function useSaveReport(): () => Promise<void> {
  const store = useAppStore();
  const host = useHost();
  const clock = useServerClock();
  return async () => {
    const desktopLog = await readDesktopLog(host);
    const state = store.getState();
    const session = currentSession();
    const vitals = session?.vitals.entries() ?? [];
    const at = clock.now();
    const report = makeReport({
      at,
      address: location.pathname + location.search,
      build: buildFacts(host.kind, scriptOfPage()),
      device: deviceFacts(),
      clockOffsetMs: Math.round(at - Date.now()),
      config: state.site.config,
      overrides: state.site.overrides ?? null,
      player: selectPlayer(state),
      accounts: selectAccounts(state),
      termsChanged: selectTermsChanged(state),
      sources: readSources(debugSources()),
      vitals,
      start: startTimes(vitals.find(({ name }) => name === 'LCP')?.value ?? null),
      stored: storedKeys(),
      calls: session?.calls.entries() ?? [],
      events: session?.events.entries() ?? [],
      desktopLog,
    });
    saveText(`fairline-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}.md`, writeReport(report));
  };
}
