import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';
import { type ContentBlockProps, PointTitle, TitledBlock } from './titled-block.tsx';

export function StepsBlock({ block, level }: ContentBlockProps<'steps'>) {
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      <ol className={styles.steps}>
        {block.items.map(({ title, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's texts never change places, and two may be alike
          <li key={at}>
            <PointTitle level={level}>{title}</PointTitle>
            <div className={styles.prose}>
              <ContentText text={text} />
            </div>
          </li>
        ))}
      </ol>
    </TitledBlock>
  );
}
