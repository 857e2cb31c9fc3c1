import { Hero } from '#renderer/ui/hero.tsx';
import { ActionLink } from '../action-link.tsx';
import { ContentText } from '../content-text.tsx';
import { headBlockOf } from '../head-block.ts';
import { OfferPanel } from './offer.tsx';
import type { ContentBlockProps } from './titled-block.tsx';

/** Draws the head of a landing. Below it, and on any other page, which has a head of its own, it is a panel. */
export function HeroBlock({ block, page, level }: ContentBlockProps<'hero'>) {
  if (headBlockOf(page) !== block.id) return <OfferPanel block={block} level={level} />;
  return (
    <Hero title={block.title} lead={<ContentText text={block.text} />} grand>
      <ActionLink block={block} />
    </Hero>
  );
}
