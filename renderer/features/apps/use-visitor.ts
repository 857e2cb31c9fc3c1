import { useEffect, useState } from 'react';
import type { AppsAnswer } from '#shared/contracts/apps.ts';
import { type VisitorSystem, visitorSystem } from '#shared/domain/apps/visitor-system.ts';

type Values = Readonly<Partial<Record<'architecture' | 'bitness' | 'platform', string>>>;

/** Client hints (User-Agent Client Hints, §4), which only some browsers have. */
interface AgentData {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<Values>;
}

/** Asks the browser about its system; null where it tells only its name. */
async function askBrowser(): Promise<VisitorSystem | null> {
  const data = (navigator as { readonly userAgentData?: AgentData }).userAgentData;
  const values = await data?.getHighEntropyValues(['architecture', 'bitness', 'platform']).catch(() => null);
  if (!values?.platform) return null;
  const { platform, architecture: arch, bitness } = values;
  return visitorSystem({ agent: navigator.userAgent, platform, arch, bitness });
}

/** Returns the visitor's system: first from the request headers, then from the browser itself. */
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
