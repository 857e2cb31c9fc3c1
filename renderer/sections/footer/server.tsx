/// <reference path="../../lib/i18n/page-names.d.ts" />
import names from 'virtual:page-names/all';
import { renderToString } from 'react-dom/server';
import { languageOf } from '#shared/domain/languages.ts';
import type { SectionId } from '#shared/domain/routing/route-row.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import type { LinkedPage, SectionVisit } from '#shared/domain/sections/section-server.ts';
import { type SectionTexts, sectionText } from '../contract/section-text.ts';
import { FOOTER_PIECES, type FooterData } from './footer-data.ts';
import { dataVersion, Section } from './section.tsx';

const files: SectionTexts = import.meta.glob<SectionTexts[string]>('./locales/*.json', {
  eager: true,
  import: 'default',
});

const pageNames: SectionTexts = Object.fromEntries(
  Object.entries(names).map(([language, texts]) => [`./locales/${language}.json`, texts]),
);

export { dataVersion };

/** Groups of pages in their order, each with the sections of the route table whose pages it has. */
const GROUPS: Readonly<Record<string, readonly SectionId[]>> = {
  competitions: ['sports'],
  offers: ['bonus', 'casino'],
  information: ['information'],
  service: ['service'],
};

const sectionOf = ({ path }: LinkedPage, language: string): SectionId =>
  matchRoute(`/${language}/${path}`)?.row.section ?? 'service';

export function prepare({ language, components, site }: SectionVisit): FooterData {
  const say = sectionText(files, language);
  const nameOf = sectionText(pageNames, language);
  const asked = components ? FOOTER_PIECES.filter((piece) => components.includes(piece)) : FOOTER_PIECES;
  const { brand } = site;
  const lines = [say('responsible', { age: site.minAge }), site.isPlayMoney ? say('play_money') : '', say('help')];
  const groups = Object.entries(GROUPS)
    .map(([id, sections]) => ({
      id,
      title: say(`group_${id}`, { brand }),
      pages: site.pages
        .filter((page) => sections.includes(sectionOf(page, language)))
        .map((page) => ({ ...page, text: page.name ?? nameOf(page.id, { brand }) })),
    }))
    .filter(({ pages }) => pages.length > 0);
  return {
    // The legally required part is included in every request.
    pieces: asked.includes('responsibility') ? asked : ['responsibility', ...asked],
    age: `${site.minAge}+`,
    promise: lines.filter(Boolean).join(' '),
    email: site.supportEmail,
    languagesLabel: say('languages'),
    languages: site.languages.map((code) => ({ code, name: languageOf(code).name })),
    brand,
    company: site.companyName,
    license: site.license && say('license', { ...site.license }),
    cookies: say('cookies'),
    groups,
  };
}

export function draw(data: FooterData, path: string): string {
  return renderToString(<Section data={data} path={path} />);
}
