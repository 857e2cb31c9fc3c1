import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from './line-list.module.css';

interface LinePagerProps {
  /** 0-based. */
  readonly page: number;
  readonly pages: number;
  /** Lines of the page, 1-based. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Field for a page number. */
function PageField({ page, pages, onPage }: Pick<LinePagerProps, 'onPage' | 'page' | 'pages'>) {
  const { t } = useTranslation('history');
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Math.trunc(Number(typed ?? ''));
    if (wanted >= 1) onPage(Math.min(wanted, pages) - 1);
    setTyped(null);
  };
  return (
    <label className={styles.page}>
      {t('lines_page')}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? String(page + 1)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
    </label>
  );
}

/** Moves between pages of the lines. A button at an end stays focusable and does nothing. */
export function LinePager({ page, pages, from, to, count, onPage }: LinePagerProps) {
  const { t, language } = useTranslation('history');
  const { format } = new Intl.NumberFormat(moneyLocale(language));
  const [isFirst, isLast] = [page === 0, page === pages - 1];
  return (
    <div className={styles.pager}>
      <Button aria-disabled={isFirst ? true : undefined} onClick={isFirst ? undefined : () => onPage(page - 1)}>
        {t('lines_before')}
      </Button>
      <Button aria-disabled={isLast ? true : undefined} onClick={isLast ? undefined : () => onPage(page + 1)}>
        {t('lines_next')}
      </Button>
      <PageField page={page} pages={pages} onPage={onPage} />
      <span role="status">{t('lines_range', { from: format(from), to: format(to), count: format(count) })}</span>
    </div>
  );
}
