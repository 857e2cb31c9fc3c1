import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import type { EditTerms } from '#shared/contracts/coupon-edit.ts';
import { isSameLeg, legIdentity } from '#shared/domain/builder/leg-identity.ts';
import orderStyles from '../orders/order.module.css';
import styles from './edit.module.css';
import type { DraftLeg } from './edit-draft.ts';

interface DraftLegsProps {
  readonly legs: readonly DraftLeg[];
  /** Legs of the edited coupon, for the marks of their teams. */
  readonly own: readonly CouponLeg[];
  readonly quote: EditTerms | null;
  readonly onToggle: (identity: string) => void;
  readonly onReplace: (leg: DraftLeg) => void;
}

type RowProps = Omit<DraftLegsProps, 'legs'> & { readonly leg: DraftLeg };

/** Shows the current price of a bet and its accepted one. */
function Price({ leg, quote }: Pick<RowProps, 'leg' | 'quote'>) {
  const { t } = useTranslation('edit');
  const text = useBetText();
  const prices = quote?.status === 'offered' ? quote.prices : [];
  const now = prices.find((price) => isSameLeg(price, leg.bet))?.coef ?? null;
  const isShown = leg.state === 'kept' || leg.state === 'added';
  const shown = isShown ? now : leg.coef;
  return (
    <span className={styles.price}>
      <b>
        <bdi translate="no" dir="ltr">
          {shown === null ? '–' : text.price(leg.bet, shown)}
        </bdi>
      </b>
      {leg.state === 'kept' && now !== null && leg.coef !== null && now !== leg.coef ? (
        <small>{t('price_was', { odds: text.price(leg.bet, leg.coef) })}</small>
      ) : null}
    </span>
  );
}

function Row({ leg, own, quote, onToggle, onReplace }: RowProps) {
  const { t } = useTranslation('edit');
  const text = useBetText();
  const { bet, state, instead } = leg;
  const lock = quote?.legs.find((one) => isSameLeg(one, bet))?.lock ?? null;
  const isLocked = state === 'locked' || lock === 'DECIDED';
  const name = `${text.pair(bet)} · ${text.outcome(bet)}`;
  const isOut = state === 'removed';
  const isBack = isOut || instead !== null;
  const note = isLocked ? 'lock_decided' : lock === null ? null : `lock_${lock.toLowerCase()}`;
  const teams = own.find(({ gameId }) => gameId === bet.gameId);
  return (
    <li className={styles.leg} data-state={isLocked ? 'locked' : state}>
      <div className={styles.legWords}>
        <p className={styles.pair}>
          {teams ? <TeamMark sportId={teams.sportId} team={teams.home} size={16} /> : null}
          <bdi translate="no">{text.pair(bet)}</bdi>
          {state === 'added' ? <span className={styles.tag}>{t('added')}</span> : null}
          {isOut ? <span className={styles.tag}>{t('removed')}</span> : null}
        </p>
        <p>
          {text.market(bet)}: <b>{text.outcome(bet)}</b>
        </p>
        {instead ? <p className={orderStyles.quiet}>{t('instead_of', { bet: text.outcome(instead) })}</p> : null}
        {note ? <p className={orderStyles.quiet}>{t(note)}</p> : null}
      </div>
      <Price leg={leg} quote={quote} />
      {isLocked ? null : (
        <div className={styles.legActions}>
          {isOut ? null : (
            <Button aria-label={t('replace_of', { bet: name })} onClick={() => onReplace(leg)}>
              {t('replace')}
            </Button>
          )}
          <Button
            aria-label={t(isBack ? 'put_back_of' : 'remove_of', { bet: name })}
            onClick={() => onToggle(legIdentity(bet))}
          >
            {t(isBack ? 'put_back' : 'remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Lists the bets of the edited coupon: kept, removed and added ones. */
export function DraftLegs({ legs, ...common }: DraftLegsProps) {
  const { t } = useTranslation('edit');
  return (
    <ul className={styles.legs} aria-label={t('legs_label')}>
      {legs.map((leg) => (
        <Row key={legIdentity(leg.instead ?? leg.bet)} leg={leg} {...common} />
      ))}
    </ul>
  );
}
