import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { Figure } from '../bet-slip/figure.tsx';
import { useReasonText } from '../bet-slip/problem-text.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { BonusFigures } from '../bonuses/bonus-figures.tsx';
import type { CouponBet } from '../coupon-state.ts';
import type { Intent, Phase, PlacementBatch } from '../placement/batch.ts';
import { TaxLines } from '../settings/tax-figures.tsx';
import { CopyButton } from '../sharing/copy-button.tsx';
import { hasLines, isArranged } from '../types/block-types.ts';
import styles from './result.module.css';

const ReceiptType = lazyPart<{ readonly coupon: Coupon }>({
  load: async () => (await import('./receipt-type.tsx')).ReceiptType,
  namespaces: ['history'],
});

/** Returns a function that says why a coupon was not placed. */
export function useFailureText(iso: string): (phase: Phase) => { what: string; todo: string } | null {
  const { t } = useTranslation(['coupon', 'errors']);
  const reason = useReasonText(iso);
  const gate = useGateText();
  return (phase) => {
    if (phase.kind === 'refused') return reason(phase.refusal);
    if (phase.kind !== 'failed') return null;
    const what = t(`errors:${errorTextKey({ code: phase.code })}`);
    const later = phase.retryAfter === null ? '' : t('try_again_in', { seconds: phase.retryAfter });
    return { what, todo: gate(phase) || later };
  };
}

/** Shows the figures of an accepted coupon as the platform returned them. */
export function Receipt({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const text = useLegText();
  const hasOdds = coupon.typeId === COUPON_TYPE.single || coupon.typeId === COUPON_TYPE.express;
  return (
    <dl className={styles.figures}>
      {coupon.typeId === COUPON_TYPE.single ? null : <ReceiptType coupon={coupon} />}
      <Figure name={t('coupon_number')}>
        <span className={styles.number}>
          <bdi dir="ltr">{coupon.id}</bdi>
          <CopyButton icon="copy" label={t('copy_number')} done={t('copied')} text={coupon.id} />
        </span>
      </Figure>
      {hasOdds ? (
        <Figure name={t('odds_taken')}>
          <bdi translate="no" dir="ltr">
            {text.total(coupon.coef)}
          </bdi>
        </Figure>
      ) : null}
      <Figure name={t('stake')}>
        <bdi translate="no">{money(coupon.amount, coupon.iso)}</bdi>
      </Figure>
      <BonusFigures coupon={coupon} />
      <Figure name={t(hasLines(coupon.typeId) || isArranged(coupon.typeId) ? 'max_payout' : 'could_win')} large>
        <bdi translate="no">{money(coupon.maxPayout, coupon.iso)}</bdi>
      </Figure>
      <TaxLines taxed={taxOfCoupon(coupon)} iso={coupon.iso} />
    </dl>
  );
}

function betsOf(batch: PlacementBatch, { body }: Intent): CouponBet[] {
  const ids = new Set(body.bets.map(betKey));
  return batch.bets.filter((bet) => ids.has(betKey(bet)));
}

/** Lists the result of each of many singles. */
export function OutcomeList({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const text = useLegText();
  const failure = useFailureText(batch.iso);
  return (
    <ul className={styles.outcomes}>
      {batch.intents.map((intent) => {
        const { phase, key, body } = intent;
        const failed = failure(phase);
        const names = betsOf(batch, intent).map((bet) => `${text.pair(bet)} · ${text.outcome(bet)}`);
        return (
          <li key={key} className={styles.outcome} data-kind={phase.kind}>
            <Icon name={phase.kind === 'accepted' ? 'check' : 'close'} size={16} />
            <div>
              <b>{names.join(', ')}</b>
              <p>
                {phase.kind === 'accepted'
                  ? t('single_accepted', {
                      number: phase.coupon.id,
                      stake: money(phase.coupon.amount, batch.iso),
                      win: money(phase.coupon.maxPayout, batch.iso),
                    })
                  : `${t('single_refused', { stake: money(body.amount, batch.iso) })} ${failed?.what ?? ''} ${failed?.todo ?? ''}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
