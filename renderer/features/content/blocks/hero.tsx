import { Hero } from '#renderer/ui/hero.tsx';
import { ActionLink } from '../action-link.tsx';
import { ContentText } from '../content-text.tsx';
import { OfferPanel } from './offer.tsx';
import type { ContentBlockProps } from './titled-block.tsx';

/** Draws the head of a landing. Any other page has a head of its own, so it is a panel there. */
export function HeroBlock({ block, page, level }: ContentBlockProps<'hero'>) {
  if (page.class !== 'landing') return <OfferPanel block={block} level={level} />;
  return (
    <Hero title={block.title} lead={<ContentText text={block.text} />} grand>
      <ActionLink block={block} />
    </Hero>
  );
}
