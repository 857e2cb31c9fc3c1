import type { SectionContent } from '#shared/contracts/sections.ts';
import { type SectionSettings, sectionRequest } from '#shared/domain/sections/section-request.ts';
import type { Fetcher } from '../api/fetcher.ts';

/** A section that has not answered after so long has failed. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the server of a section (shell §7); null when it has none of the name.
 *
 * @throws Error when it does not answer, or with something else
 */
export async function fetchSection(
  fetcher: Fetcher,
  settings: SectionSettings,
  path: string,
): Promise<SectionContent | null> {
  const request = sectionRequest(settings, path);
  const [{ sectionContentSchema }, { parse }] = await Promise.all([
    import('#shared/contracts/sections.ts'),
    import('valibot'),
  ]);
  const { status, body } = await fetcher({ ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`the section answers ${status}`);
  return parse(sectionContentSchema, body);
}
