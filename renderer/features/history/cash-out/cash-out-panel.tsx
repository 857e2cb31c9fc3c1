import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { EDITABLE_TYPES } from '#shared/domain/coupon/edit/edited-shape.ts';
import { usePinnedCoupon } from '../pinned-coupons.ts';
import styles from './cash-out.module.css';
import { useRemoveAutoCashOutRuleMutation } from './cash-out-api.ts';
import { CashOutDialog } from './cash-out-dialog.tsx';
import { useCashOutReason } from './cash-out-now.tsx';
import { useCashOutPrice } from './use-cash-out-price.ts';

const EditDialog = lazyPart<{ readonly coupon: Coupon; readonly onClose: () => void }>({
  load: async () => (await import('../edit/edit-dialog.tsx')).EditDialog,
  namespaces: ['edit'],
});

/** The auto cash-out rule of the coupon, and the way to take it back. */
function RuleLine({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const [remove, { isLoading }] = useRemoveAutoCashOutRuleMutation();
  const rule = coupon.cashOut?.rule;
  if (!rule) return null;
  const target = money(rule.target, coupon.iso);
  const text =
    rule.stake === null
      ? t('rule_all', { target })
      : t('rule_part', { target, stake: money(Math.min(rule.stake, coupon.amount), coupon.iso) });
  return (
    <div className={styles.rule}>
      <span>{text}</span>
      <Button kind="quiet" disabled={isLoading} onClick={() => void remove({ params: { couponId: coupon.id } })}>
        {t('remove_rule')}
      </Button>
    </div>
  );
}

interface CashOutPanelProps {
  readonly coupon: Coupon;
  /** Numbers of the open coupons of the list, with commas. */
  readonly cashOutIds: string;
}

/** The cash-out price of an open coupon, the button that takes it, or the reason why there is none. */
export function CashOutPanel({ coupon, cashOutIds }: CashOutPanelProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const { known, delaySeconds } = useCashOutPrice(coupon, cashOutIds);
  const [opened, setOpened] = useState<'edit' | 'later' | 'now' | null>(null);
  usePinnedCoupon(coupon.id, opened !== null);
  const isOver = coupon.state !== 'open';
  const isNever = known.kind === 'none' && (known.reason === 'SWITCHED_OFF' || known.reason === 'SETTLED');
  if (opened === null && (isOver || (isNever && !coupon.cashOut?.rule))) return null;
  return (
    <section className={styles.panel} aria-label={t('panel_label', { number: coupon.id })}>
      <div className={styles.offer}>
        {isOver ? null : known.kind === 'priced' ? (
          <>
            <Button kind="primary" onClick={() => setOpened('now')}>
              {t('cash_out_for', { price: money(known.cashOut.price, coupon.iso) })}
            </Button>
            {coupon.cashOut?.rule ? null : (
              <Button kind="quiet" onClick={() => setOpened('later')}>
                {t('cash_out_at')}
              </Button>
            )}
            {EDITABLE_TYPES.includes(coupon.typeId) ? (
              <Button kind="quiet" onClick={() => setOpened('edit')}>
                {t('edit_bet')}
              </Button>
            ) : null}
          </>
        ) : (
          <span className={styles.quiet}>{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</span>
        )}
      </div>
      <RuleLine coupon={coupon} />
      {opened === 'edit' ? <EditDialog coupon={coupon} onClose={() => setOpened(null)} /> : null}
      {opened === null || opened === 'edit' ? null : (
        <CashOutDialog
          coupon={coupon}
          known={known}
          delaySeconds={delaySeconds}
          begin={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
