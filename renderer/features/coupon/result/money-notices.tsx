import { useEffect, useRef } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type NewNotice, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { needsPriceConfirmation } from '../one-click/changed-price.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { useAcceptedTitle } from '../review-and-advance/use-accepted-title.ts';
import { acceptedCoupons } from './accepted-coupons.ts';
import { useFailureText } from './outcome.tsx';
import { newsOf, type PlacementNews } from './placement-news.ts';
import { useSaySettled } from './say-settled.ts';
import { settledApi } from './settled-api.ts';

/** Live region in which the visible coupon announces a placement. */
const OWN_NEWS = '[data-coupon-news]';

const isTold = () => document.querySelector(OWN_NEWS)?.checkVisibility() ?? false;

const post = (kind: NewNotice['kind'], words: string, priority = 1) =>
  noticeBoard.post({ priority, text: { words }, isMoney: true, ...(kind ? { kind } : {}) });

/** Returns a function that announces the result of a placement in the coupon's words. */
function useSayPlacement(iso: string): (news: PlacementNews, batch: PlacementBatch) => void {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const failure = useFailureText(iso);
  const title = useAcceptedTitle();
  return (news, batch) => {
    const coupons = acceptedCoupons(batch);
    const [first] = coupons;
    if (news === 'unknown') return post('alert', `${t('unknown_title')}. ${t('unknown_text')}`, 0);
    const accepted = title(coupons);
    const [stake, win] = [money(first?.amount ?? 0, iso), money(first?.maxPayout ?? 0, iso)];
    if (first && coupons.length === 1) {
      post('default', `${accepted}. ${t('single_accepted', { number: first.id, stake, win })}`);
    } else if (first) post('default', accepted);
    for (const { phase, body } of batch.intents) {
      const text = failure(phase);
      if (text)
        post('alert', `${t('single_refused', { stake: money(body.amount, iso) })} ${text.what} ${text.todo}`, 0);
    }
  };
}

/** Announces the result of a placement whose coupon is not visible: it was folded, or the player has left the page. */
function usePlacementNews(): void {
  const { batch } = useAppSelector(({ coupon }) => coupon);
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const say = useSayPlacement(batch?.iso ?? '');
  const before = useRef(batch);
  useEffect(() => {
    const news = newsOf(before.current, batch);
    before.current = batch;
    if (news && batch && batch.userId === userId && !needsPriceConfirmation(batch) && !isTold()) say(news, batch);
  });
}

/** A player who cashes out or edits a coupon sees the result in that dialog. */
const isEndedByHand = ({ result, cashOut }: Coupon) =>
  result === 'edited' || (result === 'sold' && cashOut?.cashOuts.at(-1)?.by === 'player');

/** A review that ended without acceptance is announced with its reason by `ReviewNews`. */
const isToldElsewhere = (coupon: Coupon) =>
  isEndedByHand(coupon) || coupon.review?.state === 'declined' || coupon.review?.state === 'expired';

/** Loads the player's coupons that were settled after an instant of the server's clock. */
async function readSettled(dispatch: AppDispatch, userId: number, since: number): Promise<readonly Coupon[]> {
  const { settledCoupons } = settledApi.endpoints;
  const { data } = await dispatch(settledCoupons.initiate({ userId }, { subscribe: false, forceRefetch: true }));
  return data?.filter((coupon) => (coupon.settledAt ?? 0) > since && !isToldElsewhere(coupon)) ?? [];
}

/** Announces coupons that were settled while the page was open. */
function useSettledNews(open: number | undefined): void {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const say = useSaySettled();
  const latest = useRef(say);
  const before = useRef<number | undefined>(undefined);
  const since = useRef(clock.now());
  const told = useRef(new Set<string>());
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const isFewer = open !== undefined && before.current !== undefined && open < before.current;
    if (open !== undefined) before.current = open;
    if (!isFewer || userId === undefined) return;
    void readSettled(dispatch, userId, since.current).then((coupons) => {
      const fresh = coupons.filter(({ id }) => !told.current.has(id));
      for (const { id } of fresh) told.current.add(id);
      latest.current(fresh);
    });
  }, [open, userId, dispatch]);
}

interface MoneyNoticesProps {
  /** Number of the player's open coupons; undefined until it is loaded. */
  readonly open: number | undefined;
}

/** Shows the results of placements and settlements as notices, which stay until they are closed (N-05). */
export function MoneyNotices({ open }: MoneyNoticesProps) {
  usePlacementNews();
  useSettledNews(open);
  return null;
}
