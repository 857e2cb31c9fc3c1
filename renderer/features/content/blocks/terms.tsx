import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { useOwnWords } from '../use-own-words.ts';
import styles from './blocks.module.css';
import { TextItems } from './text-items.tsx';
import { type ContentBlockProps, TitledBlock } from './titled-block.tsx';

/** Says until when the page is valid, where it has an end. */
function Until({ endsAt }: { readonly endsAt: number }) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <li>
      <span {...own}>{t('until', { time: text.moment(endsAt, now) })}</span>
    </li>
  );
}

export function TermsBlock({ block, page, level }: ContentBlockProps<'terms'>) {
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      <ul className={`${styles.list} ${styles.terms}`}>
        <TextItems items={block.items} />
        {page.endsAt === null ? null : <Until endsAt={page.endsAt} />}
      </ul>
    </TitledBlock>
  );
}
