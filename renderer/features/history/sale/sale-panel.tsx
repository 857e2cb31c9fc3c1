import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { EDITABLE_TYPES } from '#shared/domain/coupon/edit/edited-shape.ts';
import { useHeldCoupon } from '../held-coupons.ts';
import { useRemoveCashOutRuleMutation } from './api.ts';
import styles from './sale.module.css';
import { SaleDialog } from './sale-dialog.tsx';
import { useReason } from './sell-now.tsx';
import { useOffer } from './use-offer.ts';

const EditDialog = lazyPart<{ readonly coupon: Coupon; readonly onClose: () => void }>({
  load: async () => (await import('../edit/edit-dialog.tsx')).EditDialog,
  namespaces: ['edit'],
});

/** The rule that will sell the coupon, and the way to take it back. */
function RuleLine({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('sale');
  const money = useMoneyText();
  const [remove, { isLoading }] = useRemoveCashOutRuleMutation();
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

interface SalePanelProps {
  readonly coupon: Coupon;
  /** Numbers of the open coupons of the list, with commas. */
  readonly offerIds: string;
}

/** What the house gives for an open coupon now, the way to sell it, or the reason why it cannot be sold. */
export function SalePanel({ coupon, offerIds }: SalePanelProps) {
  const { t } = useTranslation('sale');
  const money = useMoneyText();
  const reason = useReason();
  const { known, delaySeconds } = useOffer(coupon, offerIds);
  const [opened, setOpened] = useState<'edit' | 'later' | 'now' | null>(null);
  useHeldCoupon(coupon.id, opened !== null);
  const isOver = coupon.state !== 'open';
  const isNever = known.kind === 'none' && (known.reason === 'SWITCHED_OFF' || known.reason === 'SETTLED');
  if (opened === null && (isOver || (isNever && !coupon.cashOut?.rule))) return null;
  return (
    <section className={styles.panel} aria-label={t('panel_label', { number: coupon.id })}>
      <div className={styles.offer}>
        {isOver ? null : known.kind === 'offered' ? (
          <>
            <Button kind="primary" onClick={() => setOpened('now')}>
              {t('sell_for', { price: money(known.offer.price, coupon.iso) })}
            </Button>
            {coupon.cashOut?.rule ? null : (
              <Button kind="quiet" onClick={() => setOpened('later')}>
                {t('sell_at')}
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
        <SaleDialog
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
