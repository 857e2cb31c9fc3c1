import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { CounterOffersSlot } from '../counter-offer/counter-offers-slot.tsx';
import { RefusedByLimit } from '../limits/refused-by-limit.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { useAcceptedTitle } from '../review-and-advance/use-accepted-title.ts';
import { PictureButtonPart } from '../sharing/lazy-picture.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { batchDismissed } from '../slice.ts';
import { repeatSelections } from '../types/repeat-arrangement.ts';
import { acceptedCoupons } from './accepted-coupons.ts';
import { BatchLegs } from './batch-legs.tsx';
import { OutcomeList, Receipt, useFailureText } from './outcome.tsx';
import { phaseInWords, refusedBets } from './refused-bets.ts';
import styles from './result.module.css';

/** Returns the address of a coupon in the history; for several coupons, of the history. */
function historyLink(language: string, coupons: readonly Coupon[]): string {
  const [only] = coupons;
  return coupons.length === 1 && only
    ? `${paths.to('office/history', language)}?coupon=${only.id}`
    : paths.to('office/history', language);
}

/** Shows an accepted placement in place of the empty coupon until the player continues. */
export function ReceiptPanel({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const title = useAcceptedTitle();
  const coupons = acceptedCoupons(batch);
  const [first] = coupons;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={panel} className={styles.receipt} tabIndex={-1}>
      <div className={styles.accepted}>
        <span className={styles.tick}>
          <Icon name="check" size={22} />
        </span>
        <p className={styles.title}>{title(coupons)}</p>
      </div>
      {coupons.length === 1 && first ? (
        <>
          <BatchLegs bets={batch.bets} />
          <Receipt coupon={first} />
        </>
      ) : (
        <OutcomeList batch={batch} />
      )}
      <div className={styles.actions}>
        <Button kind="primary" large wide onClick={() => dispatch(batchDismissed())}>
          {t('done')}
        </Button>
        <div className={styles.next}>
          <Button onClick={() => dispatch(repeatSelections(batch))}>{t('keep_selections')}</Button>
          <Link className={buttonClass('secondary')} to={historyLink(language, coupons)}>
            {t('open_history')}
          </Link>
        </div>
        <div className={styles.more}>
          {coupons.length === 1 && first ? (
            <Link className={buttonClass('quiet')} to={paths.printCoupon(language, first.id)}>
              {t('print_slip')}
            </Link>
          ) : null}
          {coupons.length === 1 && first ? <PictureButtonPart coupon={first} /> : null}
          <ShareButton bets={batch.bets} />
        </div>
      </div>
    </div>
  );
}

/** Lists the prices that a coupon was refused for, old and new. */
function ChangedPrices({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation('coupon');
  const text = useLegText();
  const [only] = batch.intents;
  if (only?.phase.kind !== 'refused' || only.phase.refusal.code !== 'COEF_CHANGED') return null;
  const { prices } = only.phase.refusal;
  const changes = batch.bets.flatMap((bet) => {
    const after = prices.find((one) => betKey(one) === betKey(bet))?.coef ?? bet.coef;
    return after === bet.coef ? [] : [{ bet, after }];
  });
  return (
    <ul>
      {changes.map(({ bet, after }) => (
        <li key={betKey(bet)}>
          {t('change_line', {
            bet: text.pair(bet),
            before: text.price(bet, bet.coef),
            after: text.price(bet, after),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Names the bets that a refusal is about: the reason alone would leave the player to look for them. */
function RefusedBets({ batch }: { readonly batch: PlacementBatch }) {
  const text = useLegText();
  return refusedBets(batch).map((bet) => (
    <p key={betKey(bet)}>
      <bdi translate="no">{text.pair(bet)}</bdi>: <bdi>{text.outcome(bet)}</bdi>
    </p>
  ));
}

/** Shows the result of the last placement above the next coupon. */
export function ResultNote({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const failure = useFailureText(batch.iso);
  const title = useAcceptedTitle();
  const coupons = acceptedCoupons(batch);
  const isRefused = coupons.length < batch.intents.length;
  const [only] = batch.intents;
  const failed =
    batch.intents.length === 1 && only ? failure(phaseInWords(only.phase, batch.isOneClick === true)) : null;
  return (
    <>
      <div className={styles.note} data-refused={isRefused ? '' : undefined} role={isRefused ? 'alert' : 'status'}>
        <Icon name={isRefused ? 'alert' : 'check'} size={18} />
        <div className={styles.noteText}>
          <RefusedBets batch={batch} />
          {failed ? (
            <p>
              <b>{failed.what}</b> {failed.todo} <br />
              {t('not_placed')}
            </p>
          ) : null}
          <ChangedPrices batch={batch} />
          <RefusedByLimit batch={batch} />
          {!failed && batch.intents.length > 1 ? <OutcomeList batch={batch} /> : null}
          {!failed && batch.intents.length === 1 ? <p>{title(coupons)}</p> : null}
          {coupons.length > 0 ? <Link to={historyLink(language, coupons)}>{t('open_history')}</Link> : null}
        </div>
        <IconButton icon="close" size={14} label={t('dismiss')} onClick={() => dispatch(batchDismissed())} />
      </div>
      {/* Outside the alert, which would be announced again every second. */}
      <CounterOffersSlot batch={batch} />
    </>
  );
}
