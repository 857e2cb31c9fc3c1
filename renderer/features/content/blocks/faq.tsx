import { Icon } from '#renderer/ui/icons/icon.tsx';
import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';
import { type ContentBlockProps, TitledBlock } from './titled-block.tsx';

export function FaqBlock({ block, level }: ContentBlockProps<'faq'>) {
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      <div className={styles.questions}>
        {block.items.map(({ title, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's texts never change places, and two may be alike
          <details key={at}>
            <summary>
              {title}
              <Icon name="chevron-down" size={16} />
            </summary>
            <div className={styles.prose}>
              <ContentText text={text} />
            </div>
          </details>
        ))}
      </div>
    </TitledBlock>
  );
}
