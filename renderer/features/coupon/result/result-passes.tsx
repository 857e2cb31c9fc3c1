import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { batchDismissed } from '../slice.ts';
import { endsWithThePage } from './refused-bets.ts';

/** Ends the result of a placement when the player goes to another page; another language is the same page. */
export function ResultPasses() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const page = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');
  const batchId = useAppSelector(({ coupon: { batch } }) => (batch && endsWithThePage(batch) ? batch.id : null));
  const shown = useRef<{ readonly batchId: string | null; readonly page: string } | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (batchId !== null && before?.batchId === batchId && before.page !== page) dispatch(batchDismissed());
    else if (before?.batchId !== batchId) shown.current = { batchId, page };
  }, [batchId, page, dispatch]);
  return null;
}
