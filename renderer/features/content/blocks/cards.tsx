import { Icon } from '#renderer/ui/icons/icon.tsx';
import { ContentLink } from '../content-link.tsx';
import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';
import { type ContentBlockProps, PointTitle, TitledBlock } from './titled-block.tsx';

/** Draws points side by side. The title of one with a target is its link, which covers the whole card. */
export function CardsBlock({ block, level }: ContentBlockProps<'cards'>) {
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      <ul className={styles.cards}>
        {block.items.map(({ title, text, target }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's texts never change places, and two may be alike
          <li key={at}>
            <PointTitle level={level} isBelow={block.title !== undefined}>
              {target === undefined ? (
                title
              ) : (
                <ContentLink target={target} className={styles.cover}>
                  {title}
                  <Icon name="chevron" size={14} mirrored />
                </ContentLink>
              )}
            </PointTitle>
            <div className={styles.prose}>
              <ContentText text={text} />
            </div>
          </li>
        ))}
      </ul>
    </TitledBlock>
  );
}
