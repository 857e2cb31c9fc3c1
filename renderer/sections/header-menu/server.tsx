import { renderToString } from 'react-dom/server';
import type { SectionVisit } from '#shared/domain/sections/section-server.ts';
import { type SectionTexts, sectionText } from '../contract/section-text.ts';
import { MENU_ITEMS, type MenuData } from './menu-data.ts';
import { dataVersion, Section } from './section.tsx';

const files: SectionTexts = import.meta.glob<SectionTexts[string]>('./locales/*.json', {
  eager: true,
  import: 'default',
});

export { dataVersion };

export function prepare({ language, components, promotions }: SectionVisit): MenuData {
  const say = sectionText(files, language);
  const items = components ? MENU_ITEMS.filter((item) => components.includes(item)) : MENU_ITEMS;
  const [live] = promotions.flatMap((promotion) => (promotion.kind === 'live' ? [promotion.games] : []));
  return {
    label: say('label'),
    live: live ?? null,
    items: items.map((section) => ({ section, text: say(`item_${section}`) })),
  };
}

export function draw(data: MenuData, path: string): string {
  return renderToString(<Section data={data} path={path} />);
}
