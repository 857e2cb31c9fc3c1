import { useSyncExternalStore } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { newsForPlayer, type OrderNews, orderNews } from '#renderer/lib/orders/order-news.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { orderKinds } from '../order-kinds.ts';

const NONE: readonly OrderNews[] = [];

/** Tells outcomes of orders that no part of the page shows, such as of one that a reload has interrupted. */
export function OrdersSlot() {
  const all = useSyncExternalStore(orderNews.subscribe, orderNews.all, () => NONE);
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  return newsForPlayer(all, userId).map((news) => {
    const kind = orderKinds[news.kind];
    return kind ? <kind.News key={news.key} news={news} /> : null;
  });
}
