import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Figure } from '../bet-slip/figure.tsx';
import { reasonOf, useReasonText } from '../bet-slip/problem-text.ts';
import stakeStyles from '../bet-slip/stake-box.module.css';
import type { BetSlipState } from '../bet-slip/use-bet-slip.ts';
import { choicesChanged } from '../coupon-choices.ts';
import styles from './review-and-advance.module.css';
import { useAdvanceQuery } from './use-advance.ts';

/** Shows what is advanced and what the player pays, or why nothing can be advanced. */
function AdvanceFigures({ slip: { model } }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const reason = useReasonText(model.iso);
  const { iso, total, reviewAndAdvance } = model;
  const { advance } = reviewAndAdvance;
  const refused = model.validation.problems.find(({ code }) => code === 'PREPAID');
  if (!advance) return null;
  if (refused) return <p className={stakeStyles.note}>{reason(reasonOf(refused)).what}</p>;
  return (
    <>
      <dl className={stakeStyles.figures}>
        <Figure name={t('advance_available')}>
          <bdi translate="no">{money(advance.available, iso)}</bdi>
        </Figure>
        {advance.amount > 0 && total !== null ? (
          <>
            <Figure name={t('advance_own')}>
              <bdi translate="no">{money(Math.max(0, total - advance.amount), iso)}</bdi>
            </Figure>
            <Figure name={t('advance_of_stake')}>
              <bdi translate="no">{money(advance.amount, iso)}</bdi>
            </Figure>
          </>
        ) : null}
      </dl>
      <p className={stakeStyles.note}>{t(advance.available > 0 ? 'advance_terms' : 'advance_none')}</p>
    </>
  );
}

function AdvanceInUse({ slip }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation(['coupon-bonuses', 'errors']);
  const dispatch = useAppDispatch();
  const { error, isFetching, refetch } = useAdvanceQuery(true, slip.account);
  const retry = useRetry(refetch);
  return (
    <section className={styles.advance} aria-label={t('advance_bet')} aria-busy={isFetching} data-advance="">
      <div role="status" className={styles.figures}>
        <AdvanceFigures slip={slip} />
      </div>
      {error ? <p role="alert">{t(`errors:${errorTextKey(toCallError(error))}`)}</p> : null}
      <div className={styles.actions}>
        <Button onClick={retry}>{t('advance_refresh')}</Button>
        <Button kind="quiet" onClick={() => dispatch(choicesChanged({ isPrepaid: false }))}>
          {t('advance_remove')}
        </Button>
      </div>
    </section>
  );
}

/** Offers an advance on the open coupons where the balance is smaller than the stake (coupon mathematics §8.5). */
export function AdvancePart({ slip }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon-bonuses');
  const dispatch = useAppDispatch();
  const { model, account, coupon } = slip;
  if (!account || !model.reviewAndAdvance.mayAdvance) return null;
  if (coupon.choices.isPrepaid === true) return <AdvanceInUse slip={slip} />;
  if (model.total === null || model.total <= account.money) return null;
  return (
    <Button kind="quiet" wide onClick={() => dispatch(choicesChanged({ isPrepaid: true }))}>
      {t('advance_ask')}
    </Button>
  );
}
