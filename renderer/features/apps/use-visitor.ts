import { useEffect, useState } from 'react';
import type { AppsAnswer } from '#shared/contracts/apps.ts';
import { type VisitorSystem, visitorSystem } from '#shared/domain/apps/visitor-system.ts';

type Values = Readonly<Partial<Record<'architecture' | 'bitness' | 'platform', string>>>;

/** Client hints (User-Agent Client Hints, §4): only some browsers have them. */
interface AgentData {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<Values>;
}

/** What this browser tells of its system when it is asked; null where it tells no more than its name. */
async function askBrowser(): Promise<VisitorSystem | null> {
  const data = (navigator as { readonly userAgentData?: AgentData }).userAgentData;
  const values = await data?.getHighEntropyValues(['architecture', 'bitness', 'platform']).catch(() => null);
  if (!values?.platform) return null;
  const { platform, architecture: arch, bitness } = values;
  return visitorSystem({ agent: navigator.userAgent, platform, arch, bitness });
}

/** The visitor's system: first what the headers of the request say, then what the browser itself knows. */
export function useVisitor(byHeaders: AppsAnswer['visitor']): AppsAnswer['visitor'] {
  const [byBrowser, setByBrowser] = useState<VisitorSystem | null>(null);
  useEffect(() => {
    let isWanted = true;
    void askBrowser().then((told) => isWanted && setByBrowser(told));
    return () => {
      isWanted = false;
    };
  }, []);
  return byBrowser ?? byHeaders;
}
