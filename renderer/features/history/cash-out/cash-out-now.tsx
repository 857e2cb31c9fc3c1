import { type RefObject, useState } from 'react';
import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { partPrice } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import styles from './cash-out.module.css';
import { bestOfRest } from './rest-of-coupon.ts';
import { type ChosenShare, StakeSharePicker } from './stake-share-picker.tsx';
import type { CashOutPhase, useCashOut } from './use-cash-out.ts';
import type { KnownCashOut } from './use-cash-out-price.ts';

/** Why there is no cash-out price, or an order was refused. */
export function useCashOutReason(): (code: CashOutCode) => string {
  const { t } = useTranslation('cash-out');
  return (code) => t(`reason_${code.toLowerCase()}`);
}

/** How an order stands; a refusal is said at once. */
function PhaseNote({
  phase,
  iso,
  onAsk,
}: {
  readonly phase: CashOutPhase;
  readonly iso: string;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation(['cash-out', 'errors']);
  const money = useMoneyText();
  const reason = useCashOutReason();
  const now = useNow(SECOND_MS);
  switch (phase.kind) {
    case 'cashed-out':
      return (
        <Notice kind="info" icon="check" announced>
          {t('cashed_out_note', { price: money(phase.price, iso) })}
        </Notice>
      );
    case 'pending':
      return (
        <Notice kind="info" icon="clock" announced>
          {t('pending_note')}{' '}
          <span aria-hidden="true">{Math.max(0, Math.ceil((phase.decidesAt - now) / SECOND_MS))}</span>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <div role="alert">
          <Notice kind="warn" icon="alert">
            {phase.kind === 'refused' ? reason(phase.code) : t(`errors:${errorTextKey(phase.error)}`)}{' '}
            {t('not_cashed_out')}
          </Notice>
        </div>
      );
    case 'unknown':
      return (
        <div role="alert" className={styles.stack}>
          <Notice kind="warn" icon="offline">
            {t('unknown_note')}
          </Notice>
          <Button onClick={onAsk}>{t('ask_again')}</Button>
        </div>
      );
    default:
      return null;
  }
}

interface FiguresProps {
  readonly coupon: Coupon;
  readonly price: number;
  readonly stake: number;
}

function Figures({ coupon, price, stake }: FiguresProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const { coupon: config } = useAppSelector(selectConfig);
  const rest = coupon.amount - stake;
  const rows = [
    { key: 'get_now', text: money(price, coupon.iso) },
    { key: 'stays', text: money(rest, coupon.iso) },
    { key: 'rest_wins', text: money(bestOfRest(coupon, rest, couponRulesOf(config)), coupon.iso) },
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(({ key, text }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CashOutNowProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly delaySeconds: number;
  readonly order: ReturnType<typeof useCashOut>;
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

/** Cashes out all of a coupon, or a part of its stake, at the shown price. */
export function CashOutNow({ coupon, known, delaySeconds, order, confirm }: CashOutNowProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const [share, setShare] = useState<ChosenShare>({ stake: coupon.amount, text: '' });
  const [isAnyPrice, setAnyPrice] = useState(false);
  const { phase } = order;
  const isBusy = phase.kind === 'sending' || phase.kind === 'pending' || phase.kind === 'unknown';
  if (phase.kind === 'cashed-out') return <PhaseNote phase={phase} iso={coupon.iso} onAsk={order.askAgain} />;
  if (known.kind !== 'priced') {
    return (
      <div className={styles.stack}>
        <PhaseNote phase={phase} iso={coupon.iso} onAsk={order.askAgain} />
        <p role="status">{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</p>
      </div>
    );
  }
  const { cashOut } = known;
  const stake = Math.min(share.stake ?? 0, cashOut.stake);
  const price = stake > 0 ? partPrice(cashOut.price, stake, cashOut.stake) : 0;
  const isWrong = share.stake === null || share.stake < 1 || price < 1;
  return (
    <div className={styles.stack}>
      {cashOut.isDivisible ? (
        <StakeSharePicker
          stake={cashOut.stake}
          iso={coupon.iso}
          chosen={share.stake === null ? share : { ...share, stake }}
          onChange={setShare}
          error={isWrong ? t('share_wrong') : undefined}
        />
      ) : (
        <p className={styles.quiet}>{t('whole_only')}</p>
      )}
      <Figures coupon={coupon} price={price} stake={stake} />
      <CheckboxField label={t('any_price')} checked={isAnyPrice} onChange={setAnyPrice} />
      {cashOut.isLive ? (
        <p className={styles.quiet}>{t('live_delay', { seconds: cashOut.delaySeconds ?? delaySeconds })}</p>
      ) : null}
      <PhaseNote phase={phase} iso={coupon.iso} onAsk={order.askAgain} />
      <Button
        ref={confirm}
        kind="primary"
        large
        wide
        disabled={isWrong || isBusy}
        aria-busy={isBusy}
        onClick={() => order.start({ stake, price, sequence: cashOut.sequence, isAnyPrice })}
      >
        {t('cash_out_for', { price: money(price, coupon.iso) })}
      </Button>
    </div>
  );
}
