import type { SectionContent } from '#shared/contracts/sections.ts';
import { type SectionSettings, sectionRequest } from '#shared/domain/sections/section-request.ts';
import type { Fetcher } from '../api/fetcher.ts';

/** Time after which a section without an answer has failed, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches a section from its server (shell §7); null when the server has no section of this name.
 * @throws Error when the server does not answer, or not with a section
 */
export async function fetchSection(
  fetcher: Fetcher,
  settings: SectionSettings,
  path: string,
): Promise<SectionContent | null> {
  const request = sectionRequest(settings, path);
  const { readSectionContent } = await import('#shared/contracts/sections.ts');
  const { status, body } = await fetcher({ ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`the server of the section answers ${status}`);
  return readSectionContent(body);
}
