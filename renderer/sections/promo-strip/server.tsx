import { renderToString } from 'react-dom/server';
import type { Promotion, SectionVisit } from '#shared/domain/sections/section-server.ts';
import { type SaySection, type SectionTexts, sectionText } from '../contract/section-text.ts';
import type { PromoCard, PromoData } from './promo-data.ts';
import { dataVersion, Section } from './section.tsx';

const files: SectionTexts = import.meta.glob<SectionTexts[string]>('./locales/*.json', {
  eager: true,
  import: 'default',
});

export { dataVersion };

function wordsOf(promotion: Promotion, say: SaySection): Pick<PromoCard, 'title' | 'text'> {
  switch (promotion.kind) {
    case 'live':
      return { title: say('live_title'), text: say('live_text', { games: promotion.games }) };
    case 'game':
      return { title: promotion.game, text: say('game_text', { competition: promotion.competition }) };
    case 'accumulator':
      return { title: say('accumulator_title'), text: say('accumulator_text', { legs: promotion.legs }) };
  }
}

export function prepare({ language, components, promotions }: SectionVisit): PromoData {
  const say = sectionText(files, language);
  const wanted = promotions.filter(({ kind }) => components === null || components.includes(kind));
  return {
    label: say('label'),
    promotions: wanted.map((promotion) => ({
      kind: promotion.kind,
      href: promotion.href,
      ...wordsOf(promotion, say),
    })),
  };
}

export function draw(data: PromoData, path: string): string {
  return renderToString(<Section data={data} path={path} />);
}
