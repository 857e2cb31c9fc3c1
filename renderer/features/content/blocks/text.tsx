import { ContentText } from '../content-text.tsx';
import { partId } from '../part-id.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

export function TextBlock({ block }: ContentBlockProps<'text'>) {
  return (
    <div className={styles.prose} id={partId(block.id)}>
      <ContentText text={block.text} />
    </div>
  );
}
