/// <reference path="../../lib/i18n/page-names.d.ts" />
import names from 'virtual:page-names/all';
import { renderToString } from 'react-dom/server';
import type { SectionVisit } from '#shared/domain/sections/section-server.ts';
import { type SectionTexts, sectionText } from '../contract/section-text.ts';
import { MENU_ITEMS, type MenuData } from './menu-data.ts';
import { dataVersion, Section } from './section.tsx';

const files: SectionTexts = import.meta.glob<SectionTexts[string]>('./locales/*.json', {
  eager: true,
  import: 'default',
});

const pageNames: SectionTexts = Object.fromEntries(
  Object.entries(names).map(([language, texts]) => [`./locales/${language}.json`, texts]),
);

export { dataVersion };

export function prepare({ language, components, promotions, site }: SectionVisit): MenuData {
  const say = sectionText(files, language);
  const nameOf = sectionText(pageNames, language);
  const items = components ? MENU_ITEMS.filter((item) => components.includes(item)) : MENU_ITEMS;
  const [live] = promotions.flatMap((promotion) => (promotion.kind === 'live' ? [promotion.games] : []));
  return {
    label: say('label'),
    live: live ?? null,
    items: items.map((section) => ({ section, text: say(`item_${section}`) })),
    pages: (site.headerPages ?? []).map(({ id, path, name }) => {
      return { id, path, text: name ?? nameOf(id, { brand: site.brand }) };
    }),
  };
}

export function draw(data: MenuData, path: string): string {
  return renderToString(<Section data={data} path={path} />);
}
