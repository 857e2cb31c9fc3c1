import { partId } from '../part-id.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

export function PictureBlock({ block }: ContentBlockProps<'picture'>) {
  const { id, source, width, height, alt, caption } = block;
  return (
    <figure className={styles.figure} id={partId(id)}>
      <img
        className={styles.picture}
        src={source}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption === undefined ? null : <figcaption className={styles.quiet}>{caption}</figcaption>}
    </figure>
  );
}
