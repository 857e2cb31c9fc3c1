import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { isDivisible } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import orderStyles from '../orders/order.module.css';
import { useSetAutoCashOutRuleMutation } from './cash-out-api.ts';
import { bestOfRest } from './rest-of-coupon.ts';
import { type ChosenShare, StakeSharePicker } from './stake-share-picker.tsx';
import type { KnownCashOut } from './use-cash-out-price.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';

/** Returns the initial target of a rule: a fifth above the current cash-out price, or the stake without one. */
function firstTarget(coupon: Coupon, known: KnownCashOut): number {
  const now = known.kind === 'priced' ? known.cashOut.price : coupon.amount;
  return coupon.cashOut?.rule?.target ?? Math.ceil(now * 1.2);
}

/** Returns the problem of an amount as a key of the namespace; null for a valid amount. */
export function targetProblem(target: number | null, now: number, best: number): string | null {
  if (target === null || target < 1) return 'target_wrong';
  if (target <= now) return 'target_reached';
  return target > best ? 'target_never' : null;
}

interface AutoCashOutProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly onSet: () => void;
}

/** Sets a rule by which the platform cashes out the coupon, or a part of it, when its price reaches an amount. */
export function AutoCashOut({ coupon, known, onSet }: AutoCashOutProps) {
  const { t, language } = useTranslation(['cash-out', 'errors']);
  const money = useMoneyText();
  const reason = useCashOutReason();
  const { coupon: config } = useAppSelector(selectConfig);
  const [setRule, { error, data, isLoading }] = useSetAutoCashOutRuleMutation();
  const [target, setTarget] = useState<ChosenShare>({ stake: firstTarget(coupon, known), text: '' });
  const [share, setShare] = useState<ChosenShare>({ stake: coupon.cashOut?.rule?.stake ?? coupon.amount, text: '' });
  const now = known.kind === 'priced' ? known.cashOut.price : 0;
  const best = bestOfRest(coupon, coupon.amount, couponRulesOf(config));
  const problem = targetProblem(target.stake, now, best);
  const isShareWrong = share.stake === null || share.stake < 1;
  const save = async () => {
    if (target.stake === null || share.stake === null) return;
    const stake = share.stake >= coupon.amount ? null : share.stake;
    const answer = await setRule({ params: { couponId: coupon.id }, body: { target: target.stake, stake } });
    if (answer.data?.status === 'set') onSet();
  };
  return (
    <div className={orderStyles.stack}>
      <p className={orderStyles.quiet}>{t('later_text')}</p>
      <MoneyField
        label={t('target')}
        iso={coupon.iso}
        locale={moneyLocale(language)}
        value={target.stake}
        text={target.text}
        words={{ less: t('amount_less'), more: t('amount_more') }}
        hint={now > 0 ? t('offer_now', { price: money(now, coupon.iso) }) : undefined}
        error={problem ? t(problem, { best: money(best, coupon.iso) }) : undefined}
        onChange={(parsed, text) => setTarget(parsed.ok ? { stake: parsed.amount, text: '' } : { stake: null, text })}
      />
      {isDivisible(coupon) ? (
        <StakeSharePicker
          stake={coupon.amount}
          iso={coupon.iso}
          chosen={share}
          onChange={setShare}
          error={isShareWrong ? t('share_wrong') : undefined}
        />
      ) : null}
      {error || data?.status === 'refused' ? (
        <div role="alert">
          <Notice kind="warn" icon="alert">
            {data?.status === 'refused' ? reason(data.code) : t(`errors:${errorTextKey(toCallError(error))}`)}
          </Notice>
        </div>
      ) : null}
      <Button
        kind="primary"
        large
        wide
        disabled={problem !== null || isShareWrong || isLoading}
        aria-busy={isLoading}
        onClick={() => void save()}
      >
        {t('set_rule')}
      </Button>
    </div>
  );
}
