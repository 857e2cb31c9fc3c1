import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipLeg } from './bet-slip-model.ts';
import { useLegText } from './use-leg-text.ts';

/** Ms between two spoken summaries: prices move faster than a listener can follow. */
const PAUSE_MS = 5000;
const MAX_SHOWN = 3;

const signOf = ({ now, coef }: BetSlipLeg): string => (now.state === 'open' ? String(coef) : now.state);

/** Announces price changes of the coupon to a screen reader, politely and with pauses. */
export const PriceNews = memo(function PriceNews({ legs }: { readonly legs: readonly BetSlipLeg[] }) {
  const { t } = useTranslation('coupon');
  const text = useLegText();
  const told = useRef(new Map<string, string>());
  const lastAt = useRef(0);
  const [news, setNews] = useState('');
  const signs = legs.map((leg) => `${betKey(leg.bet)}:${signOf(leg)}`).join();
  const latest = useRef(() => {});
  const tell = () => {
    const moved = legs.filter((leg) => {
      const known = told.current.get(betKey(leg.bet));
      return known !== undefined && known !== signOf(leg) && leg.now.state !== 'unknown';
    });
    told.current = new Map(legs.map((leg) => [betKey(leg.bet), signOf(leg)]));
    if (moved.length === 0) return;
    lastAt.current = Date.now();
    const sentences = moved.slice(0, MAX_SHOWN).map((leg) => {
      const bet = `${text.pair(leg.bet)}, ${text.outcome(leg.bet)}`;
      return leg.now.state === 'open'
        ? t('news_price', { bet, price: text.price(leg.bet, leg.coef) })
        : t('news_closed', { bet });
    });
    setNews(sentences.join('. '));
  };
  useEffect(() => {
    latest.current = tell;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signs say when there is news
  useEffect(() => {
    const wait = Math.max(0, lastAt.current + PAUSE_MS - Date.now());
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [signs]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {news}
    </p>
  );
});
