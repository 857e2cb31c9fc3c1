import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { TextField } from '#renderer/ui/text-field.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import blockStyles from '../blocks/blocks.module.css';
import { filteredGroups, foundCount } from '../chapter-tree.ts';
import { languageAttributes } from '../use-own-words.ts';
import { PageEntry } from './page-entry.tsx';
import styles from './terms.module.css';
import { type Term, type TermListBlock, type TermSubject, termSubjects, termsByInitial } from './terms-in-order.ts';

function Entries({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul className={styles.entries}>
      {terms.map(({ words: _, ...term }) => (
        <li key={term.id}>
          <PageEntry {...term} />
        </li>
      ))}
    </ul>
  );
}

/** Links the pages that group the terms, those within others below them. */
function Subjects({ subjects }: { readonly subjects: readonly TermSubject[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.subjects}>
      {subjects.map(({ page, subjects: within }) => (
        <li key={page.id}>
          <Link to={`${paths.home(language)}/${page.id}`} {...languageAttributes(page.language)}>
            <bdi>{page.name}</bdi>
          </Link>
          {within.length > 0 ? <Subjects subjects={within} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Lists all terms in the order of the alphabet, with a filter, after the pages that group them. */
function Alphabet({ block }: { readonly block: TermListBlock }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const initials = useMemo(() => termsByInitial(block.terms, languageTag(language)), [block.terms, language]);
  const termOf = useMemo(() => new Map(block.terms.map((term) => [term.id, term])), [block.terms]);
  const isFiltered = typed.trim() !== '';
  const count = foundCount(initials, typed);
  return (
    <>
      <section className={blockStyles.section}>
        <h2 className={blockStyles.title}>{t('terms_subjects')}</h2>
        <Subjects subjects={termSubjects(block, block.under)} />
      </section>
      <section className={blockStyles.section}>
        <h2 className={blockStyles.title}>{t('terms_a_to_z')}</h2>
        <TextField
          type="search"
          label={t('terms_filter')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
        <p role="status" className={isFiltered ? blockStyles.quiet : 'vh'}>
          {isFiltered ? t('terms_found', { count }) : ''}
        </p>
        {filteredGroups(initials, typed).map(({ id, chapters }) => (
          <section key={id} className={styles.initial}>
            <h3 className={blockStyles.title}>{id}</h3>
            <Entries terms={chapters.flatMap((chapter) => termOf.get(chapter.id) ?? [])} />
          </section>
        ))}
      </section>
    </>
  );
}

/** Lists the terms of the page below the pages that group them. */
function BySubject({ block }: { readonly block: TermListBlock }) {
  const language = useLanguage();
  const subjects = termSubjects(block, block.under);
  const others = block.terms.filter((term) => !subjects.some(({ terms }) => terms.includes(term)));
  return (
    <>
      {others.length > 0 ? <Entries terms={others} /> : null}
      {subjects.map(({ page, terms }) => (
        <section key={page.id} className={blockStyles.section}>
          <h2 className={blockStyles.title} {...languageAttributes(page.language)}>
            <Link to={`${paths.home(language)}/${page.id}`}>
              <bdi>{page.name}</bdi>
            </Link>
          </h2>
          <Entries terms={terms} />
        </section>
      ))}
    </>
  );
}

/** Lists terms with their definitions: in the alphabet of the reader's language, or by the pages that group them. */
export function TermListPart({ block, anchor, text, own, words }: PartProps<'termList'>) {
  return (
    <div className={styles.part} id={anchor} {...own}>
      <div className={blockStyles.prose} {...words}>
        {text}
      </div>
      {block.by === 'letter' ? <Alphabet block={block} /> : <BySubject block={block} />}
    </div>
  );
}
