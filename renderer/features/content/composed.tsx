import type { ContentPage } from '#shared/contracts/content.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { Crumbs } from './article.tsx';
import { BlockList } from './blocks/block-list.tsx';
import styles from './content.module.css';
import { headBlockOf } from './head-block.ts';
import { TextNotices } from './parts/text-notices.tsx';
import { useOwnWords } from './use-own-words.ts';

/** Draws a page that is composed of parts, one below the other, each in a frame of its own. */
export function Composed({ page }: { readonly page: ContentPage }) {
  const own = useOwnWords();
  return (
    <div className={styles.page}>
      <Crumbs page={page} />
      <div className={styles.notices} {...own}>
        <TextNotices page={page} />
      </div>
      <div
        className={styles.composed}
        lang={languageTag(page.language)}
        dir={languageOf(page.language).dir}
        data-content={page.id}
      >
        {headBlockOf(page) === undefined ? <h1 className={styles.name}>{page.heading}</h1> : null}
        <BlockList page={page} />
      </div>
    </div>
  );
}
