import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useNotify } from '#renderer/lib/notices/use-notify.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useBonusNews } from '../bonuses/use-bonus-news.ts';

/** Returns what a settled coupon paid: its payout, or the price of its auto cash-out. */
const broughtBy = ({ result, payout, cashOut }: Coupon) =>
  result === 'sold' ? (cashOut?.cashedOutAmount ?? 0) : (payout ?? 0);

const TITLES: Readonly<Partial<Record<NonNullable<Coupon['result']>, string>>> = {
  win: 'won_title',
  lose: 'lost_title',
  return: 'refunded_title',
};

/**
 * Returns a function that announces settled coupons, one announcement per currency: on the page, and by a system
 * notification when it is hidden.
 */
export function useSaySettled(): (coupons: readonly Coupon[]) => void {
  const { t, language } = useTranslation(['notices', 'desktop-notices']);
  const bonusNews = useBonusNews();
  const money = useMoneyText();
  const notify = useNotify();
  return (coupons) => {
    const post = (kind: 'default' | 'snackbar', words: string) =>
      noticeBoard.post({ kind, priority: 1, text: { words }, isMoney: true });
    const said: string[] = [];
    for (const [iso, those] of Map.groupBy(coupons, (coupon) => coupon.iso)) {
      const paid = those.reduce((sum, coupon) => sum + broughtBy(coupon), 0);
      const amount = money(paid, iso);
      const [only] = those;
      const key = paid > 0 ? 'settled_paid' : 'settled_lost';
      const words =
        those.length === 1 && only
          ? t(key, { number: only.id, amount })
          : t('settled_many', { count: those.length, amount });
      said.push(words);
      post(paid > 0 ? 'default' : 'snackbar', words);
      for (const more of bonusNews(those)) post('default', more);
    }
    const [first] = coupons;
    if (!first) return;
    const isOne = coupons.length === 1;
    const title = (isOne && first.result && TITLES[first.result]) || 'settled_title';
    const history = paths.to('office/history', language);
    notify({
      kind: 'coupon-settled',
      title: t(`desktop-notices:${title}`),
      plain: isOne
        ? t('desktop-notices:settled_plain', { number: first.id })
        : t('desktop-notices:settled_many_plain', { count: coupons.length }),
      withAmounts: said.join(' '),
      page: isOne ? `${history}?coupon=${first.id}` : history,
    });
  };
}
