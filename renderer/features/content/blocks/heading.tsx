import { partId } from '../part-id.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

export function HeadingBlock({ block }: ContentBlockProps<'heading'>) {
  return (
    <h2 className={styles.heading} id={partId(block.id)}>
      {block.text}
    </h2>
  );
}
