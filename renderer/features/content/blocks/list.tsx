import styles from './blocks.module.css';
import { TextItems } from './text-items.tsx';
import { type ContentBlockProps, TitledBlock } from './titled-block.tsx';

export function ListBlock({ block, level }: ContentBlockProps<'list'>) {
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      <List className={styles.list}>
        <TextItems items={block.items} />
      </List>
    </TitledBlock>
  );
}
