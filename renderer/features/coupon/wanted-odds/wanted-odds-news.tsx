import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { useToldOfBetsMutation, useWantedOddsOrdersQuery } from '#renderer/lib/api/wanted-odds-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import { useReasonText } from '../bet-slip/problem-text.ts';

/** Returns a function that puts the result of a waiting bet into words. */
function useEndText(): (bet: WantedOddsOrder) => string {
  const { t } = useTranslation('bet-slip');
  const money = useMoneyText();
  const text = useBetText();
  const reason = useReasonText('');
  return ({ state, couponId, amount, iso, exactCoef, code }) => {
    const values = { stake: money(amount, iso), odds: text.coef(exactCoef) };
    if (state === 'placed') return t('waiting_placed', { ...values, number: couponId ?? '' });
    return `${t('waiting_ended', values)} ${reason({ code: code ?? '', data: {} }).what}`;
  };
}

/** Announces bets that waited for wanted odds and were placed or cancelled, each once. */
export function WantedOddsNews({ userId }: { readonly userId: number }) {
  const dispatch = useAppDispatch();
  const say = useEndText();
  const latest = useRef(say);
  const told = useRef(new Set<string>());
  const [tell] = useToldOfBetsMutation();
  const [isAnyPending, setAnyPending] = useState(false);
  const polling = usePlayerPolling();
  const pollingInterval = isAnyPending ? polling : 0;
  const { data } = useWantedOddsOrdersQuery({ userId }, { pollingInterval, skipPollingIfUnfocused: true });
  const hasPending = data?.bets.some(({ state }) => state === 'waiting') ?? false;
  if (hasPending !== isAnyPending) setAnyPending(hasPending);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const ended = data?.bets.filter(({ state, key }) => state !== 'waiting' && !told.current.has(key)) ?? [];
    if (ended.length === 0) return;
    for (const bet of ended) {
      told.current.add(bet.key);
      const kind = bet.state === 'placed' ? 'default' : 'alert';
      noticeBoard.post({ kind, priority: 1, text: { words: latest.current(bet) }, isMoney: true });
    }
    void tell(ended.map(({ key }) => key));
    dispatch(baseApi.util.invalidateTags(['Session', 'Coupons']));
  }, [data, dispatch, tell]);
  return null;
}
