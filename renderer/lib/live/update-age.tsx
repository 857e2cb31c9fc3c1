import { useEffect, useMemo, useRef } from 'react';
import type { FeedClient } from '../feed/feed-client.ts';
import { useFeed } from '../feed/use-feed.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { moneyLocale } from '../text/money-locale.ts';
import styles from './odds-age.module.css';

/** Ms between two writes. */
const WRITE_MS = 1000;
/** Age from which tenths of a second are left out, s. */
const WHOLE_FROM_S = 10;
/** Age up to which an update is fresh and its age is not worth a line, ms. */
const FRESH_MS = 3000;

/** Returns a function that writes an age in ms as seconds: "0.4 sec", "12 sec". */
function useAgeText(): (ms: number) => string {
  const { language } = useTranslation('games');
  return useMemo(() => {
    const format = (digits: number) =>
      new Intl.NumberFormat(moneyLocale(language), {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'short',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    // Made with the first age: a format takes the browser long to make, and the page is not awake yet.
    const made: Intl.NumberFormat[] = [];
    return (ms) => {
      const digits = ms < WHOLE_FROM_S * 1000 ? 1 : 0;
      made[digits] ??= format(digits);
      return made[digits].format(ms / 1000);
    };
  }, [language]);
}

/**
 * Says how old the last update of the live prices is once it is no longer fresh, once a second. The text is written without a render, and it is no
 * live region: a screen reader reads it only when it gets there.
 */
export function UpdateAge() {
  const { t } = useTranslation('games');
  const feed = useFeed();
  const age = useAgeText();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = (client: FeedClient) => {
      const ms = client.updateAge();
      const text = ms === null || ms < FRESH_MS ? '' : t('updated_ago', { age: age(ms) });
      if (line.current && line.current.textContent !== text) line.current.textContent = text;
    };
    return feed.attach(({ client }) => {
      write(client);
      const timer = setInterval(() => {
        if (!document.hidden) write(client);
      }, WRITE_MS);
      return () => clearInterval(timer);
    });
  }, [feed, t, age]);
  return <p ref={line} className={styles.update} data-part="update-age" />;
}
