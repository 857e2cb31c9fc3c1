import { useLocation } from 'react-router-dom';
import type { ContentPage } from '#shared/contracts/content.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { BlockList } from './blocks/block-list.tsx';
import styles from './content.module.css';
import { KeptQuery } from './content-link.tsx';
import { headBlockOf } from './head-block.ts';

/** Draws a landing: for visitors from outside, whose referral tags all its links pass on (shell §2.4). */
export function Landing({ page }: { readonly page: ContentPage }) {
  const { search } = useLocation();
  return (
    <KeptQuery value={search}>
      <article
        className={styles.landing}
        lang={languageTag(page.language)}
        dir={languageOf(page.language).dir}
        data-content={page.id}
      >
        {headBlockOf(page) === undefined ? <h1 className={styles.name}>{page.heading}</h1> : null}
        <BlockList page={page} />
      </article>
    </KeptQuery>
  );
}
