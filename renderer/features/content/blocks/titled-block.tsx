import type { ReactNode } from 'react';
import type { ContentPage } from '#shared/contracts/content.ts';
import type { BlockKind, ContentBlock } from '#shared/contracts/content-blocks.ts';
import { partId } from '../part-id.ts';
import styles from './blocks.module.css';

/** Level of a block's heading: 3 below a heading of the page, else 2. */
export type BlockLevel = 2 | 3;

/** What a block of a kind is drawn from. */
export interface ContentBlockProps<Kind extends BlockKind> {
  readonly block: ContentBlock<Kind>;
  readonly page: ContentPage;
  readonly level: BlockLevel;
}

interface SectionProps {
  /** Name of the block, which makes its anchor. */
  readonly id: string;
  readonly level: BlockLevel;
  readonly title: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Draws a block with its heading, where it has one. */
export function TitledBlock({ id, level, title, className, children }: SectionProps) {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <section className={className ?? styles.section} id={partId(id)}>
      {title === undefined ? null : <Heading className={styles.title}>{title}</Heading>}
      {children}
    </section>
  );
}

const TAGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

interface PointTitleProps {
  readonly level: BlockLevel;
  /** Whether the block has a heading. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** Draws the title of a point: one level below the heading of its block, or in the place of a heading that it lacks. */
export function PointTitle({ level, isBelow = true, children }: PointTitleProps) {
  const Heading = TAGS[isBelow ? level : ((level - 1) as 1 | 2)];
  return <Heading className={styles.pointTitle}>{children}</Heading>;
}
