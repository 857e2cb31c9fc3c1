import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { ActionLink } from '../action-link.tsx';
import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';
import { type BlockLevel, type ContentBlockProps, TitledBlock } from './titled-block.tsx';

interface OfferPanelProps {
  readonly block: ContentBlock<'hero' | 'offer'>;
  readonly level: BlockLevel;
}

/** Draws a panel with one button. */
export function OfferPanel({ block, level }: OfferPanelProps) {
  return (
    <TitledBlock id={block.id} level={level} title={block.title} className={styles.offer}>
      <div className={styles.prose}>
        <ContentText text={block.text} />
      </div>
      <ActionLink block={block} />
    </TitledBlock>
  );
}

export function OfferBlock({ block, level }: ContentBlockProps<'offer'>) {
  return <OfferPanel block={block} level={level} />;
}
