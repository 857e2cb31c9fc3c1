import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { partId } from '../part-id.ts';
import { useOwnWords } from '../use-own-words.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the two largest units of the time left as text: no ticking seconds put pressure on the visitor. */
function useLeftText(): (left: number) => string {
  const { t } = useTranslation('content');
  return (left) => {
    const days = Math.floor(left / DAY_MS);
    const hours = Math.floor((left % DAY_MS) / HOUR_MS);
    const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
    const units = [
      { count: days, text: t('unit_days', { count: days }) },
      { count: hours, text: t('unit_hours', { count: hours }) },
      { count: minutes, text: t('unit_minutes', { count: minutes }) },
    ];
    const from = units.findIndex(({ count }) => count > 0);
    const [first, second] = from < 0 ? [] : units.slice(from, from + 2);
    if (!first) return t('under_minute');
    return second && second.count > 0 ? t('left_two', { first: first.text, second: second.text }) : first.text;
  };
}

interface TimeLeftProps {
  readonly block: ContentBlockProps<'countdown'>['block'];
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Shows the time left until an instant, by the server's clock. */
function TimeLeft({ block, at }: TimeLeftProps) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const leftText = useLeftText();
  const now = useNow(MINUTE_MS);
  const left = at - now;
  return (
    <p className={styles.countdown} id={partId(block.id)} role="timer" data-left={left}>
      {left <= 0 ? (
        <span {...own}>{t('countdown_over')}</span>
      ) : (
        <>
          {block.text} <b {...own}>{leftText(left)}</b>
        </>
      )}
    </p>
  );
}

/** Draws a countdown; nothing where it leads to no instant. */
export function CountdownBlock({ block }: ContentBlockProps<'countdown'>) {
  return block.at === null ? null : <TimeLeft block={block} at={block.at} />;
}
