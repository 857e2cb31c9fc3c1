import type { ComponentType } from 'react';
import type { BlockKind } from '#shared/contracts/content-blocks.ts';
import type { PartKind } from '#shared/contracts/content-parts.ts';
import { CardsBlock } from './cards.tsx';
import { ChaptersBlock } from './chapters.tsx';
import { CountdownBlock } from './countdown.tsx';
import { FaqBlock } from './faq.tsx';
import { GamesBlock } from './games.tsx';
import { HeadingBlock } from './heading.tsx';
import { HeroBlock } from './hero.tsx';
import { ListBlock } from './list.tsx';
import { NoticeBlock } from './notice.tsx';
import { OfferBlock } from './offer.tsx';
import { PictureBlock } from './picture.tsx';
import { StepsBlock } from './steps.tsx';
import { TableBlock } from './table.tsx';
import { TermsBlock } from './terms.tsx';
import { TextBlock } from './text.tsx';
import type { ContentBlockProps } from './titled-block.tsx';

/** Kinds of blocks that are drawn here; features draw the others. */
type OwnKind = Exclude<BlockKind, PartKind>;
type BlockViews = { readonly [Kind in OwnKind]: ComponentType<ContentBlockProps<Kind>> };

const VIEWS: BlockViews = {
  hero: HeroBlock,
  heading: HeadingBlock,
  text: TextBlock,
  list: ListBlock,
  table: TableBlock,
  steps: StepsBlock,
  faq: FaqBlock,
  picture: PictureBlock,
  notice: NoticeBlock,
  games: GamesBlock,
  offer: OfferBlock,
  cards: CardsBlock,
  countdown: CountdownBlock,
  terms: TermsBlock,
  chapters: ChaptersBlock,
};

/** Returns the component that draws blocks of a kind. */
export function blockView<Kind extends OwnKind>(kind: Kind): ComponentType<ContentBlockProps<Kind>> {
  return VIEWS[kind];
}
