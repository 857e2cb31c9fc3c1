import { setTimeout as pause } from 'node:timers/promises';
import type { ContentEntry } from '#shared/contracts/content.ts';
import type { SectionContent } from '#shared/contracts/sections.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { offeredLanguages } from '#shared/domain/routing/language.ts';
import { inTableOrder, linkedAt } from '#shared/domain/routing/linked-rows.ts';
import type { FramePart } from '#shared/domain/routing/route-row.ts';
import { SECTION_FILES } from '#shared/domain/sections/section-request.ts';
import type { LinkedPage, Promotion, SectionFile, SectionSite } from '#shared/domain/sections/section-server.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { Content } from '../content/content-service.ts';
import type { SectionFileContent, SectionFiles } from './section-files.ts';

export interface SectionQuestion {
  readonly name: string;
  /** Path of the page, with its language. */
  readonly path: string;
  readonly components: readonly string[] | null;
  /** Whether the browser renders alone, so that no HTML is needed. */
  readonly isSpa: boolean;
}

interface SectionSources {
  readonly sectionFiles: SectionFiles;
  readonly config: Pick<ConfigService, 'config' | 'sectionMode'>;
  readonly content: Pick<Content, 'list'>;
  readonly promotions: (language: string) => readonly Promotion[];
  readonly onError: (error: unknown) => void;
}

/** Servers of the sections (shell §7, remote section loader). */
export interface SectionsService {
  /** Returns a section for a page. NOT_FOUND when there is none of the name, UNAVAILABLE when it cannot be rendered. */
  answer(question: SectionQuestion): Promise<SectionContent>;
  /** A built file of a section. NOT_FOUND when there is none. */
  file(section: string, file: string): Promise<SectionFileContent>;
}

/** File name that a section gets when QA breaks it. */
const BROKEN_FILE = 'broken-by-qa.js';
const BROKEN_SCRIPT = "throw new Error('This section was broken by QA');\n";
/** A hash that matches no file, for sections that QA breaks. */
const BROKEN_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Returns the pages that a part of the frame links: those of rows and of content, in the order of the route table. */
function pagesAt(place: FramePart, config: SiteConfig, content: readonly ContentEntry[]): LinkedPage[] {
  const rows = linkedAt(place, config).map(({ id, patterns: [path = ''], links }) => {
    return { id, path, isWebOnly: links.isWebOnly ?? false };
  });
  const pages = content
    .filter(({ places }) => places.includes(place))
    .map(({ id, name }) => ({ id, path: id, isWebOnly: false, name }));
  return inTableOrder([...rows, ...pages]);
}

function siteOf(config: SiteConfig, content: readonly ContentEntry[]): SectionSite {
  const { brand, companyName, minAge, support, isPlayMoney, license } = config;
  // All visitors get the same footer, so it lists only what guests may see.
  const languages = offeredLanguages(config, false);
  const pages = pagesAt('footer', config, content);
  const headerPages = pagesAt('header', config, content);
  return {
    brand,
    companyName,
    minAge,
    supportEmail: support.email,
    isPlayMoney,
    languages,
    license,
    pages,
    headerPages,
  };
}

const urlOf = (name: string, { file, integrity }: SectionFile) => ({
  url: `${SECTION_FILES}/${name}/${file}`,
  integrity,
});

/** Returns the servers of all sections of a folder, with the faults that QA has set. */
export function createSectionsService({
  sectionFiles,
  config,
  content,
  promotions,
  onError,
}: SectionSources): SectionsService {
  /**
   * Applies QA's fault to a section.
   *
   * @returns whether the section is broken
   */
  async function meetMode(name: string): Promise<boolean> {
    const mode = config.sectionMode(name);
    if (mode?.mode === 'off') throw new ApiError('UNAVAILABLE', { message: `The section ${name} is switched off` });
    if (mode?.mode === 'slow') await pause(mode.delayMs);
    return mode?.mode === 'broken';
  }

  async function make({ name, path, components, isSpa }: SectionQuestion): Promise<SectionContent> {
    const section = await sectionFiles.open(name);
    if (!section) throw new ApiError('NOT_FOUND', { message: `There is no section ${name}` });
    const { manifest, server } = section;
    const { language } = config.config(path.slice(1, 3));
    const site = siteOf(config.config(language), await content.list(language));
    const data = server.prepare({ language, path, components, site, promotions: promotions(language) });
    return {
      name,
      version: manifest.version,
      apiVersion: 'v2',
      html: isSpa ? '' : server.draw(data, path),
      data: { ...data },
      dataVersion: server.dataVersion,
      module: urlOf(name, manifest.module),
      styles: manifest.styles.map((style) => urlOf(name, style)),
    };
  }

  return {
    async answer(question) {
      const { name } = question;
      const isBroken = await meetMode(name);
      let content: SectionContent;
      try {
        content = await make(question);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        onError(error);
        throw new ApiError('UNAVAILABLE', { message: `The section ${name} cannot be rendered`, cause: error });
      }
      if (!isBroken) return content;
      return { ...content, html: '', module: urlOf(name, { file: BROKEN_FILE, integrity: BROKEN_INTEGRITY }) };
    },
    async file(section, file) {
      await meetMode(section);
      if (file === BROKEN_FILE) {
        return { type: 'text/javascript; charset=utf-8', bytes: Buffer.from(BROKEN_SCRIPT) };
      }
      const found = await sectionFiles.file(section, file);
      if (!found) throw new ApiError('NOT_FOUND');
      return found;
    },
  };
}
