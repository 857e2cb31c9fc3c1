import { type ComponentProps, memo, type ReactNode } from 'react';
import { AlertBell } from '#renderer/lib/alerts/alert-bell.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { BetWhen } from '#renderer/lib/live/bet-when.tsx';
import { MemberList } from '#renderer/lib/live/member-list.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { gameLink } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { amountStepOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { amountEntry } from '../amount-entry.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { bankerToggled, betAmountChanged } from '../slice.ts';
import type { BetSlipLeg, BetSlipModel } from './bet-slip-model.ts';
import { LegPrice } from './leg-price.tsx';
import styles from './leg-row.module.css';
import { LegSwitch } from './leg-switch.tsx';
import { reasonOf, useReasonText } from './problem-text.ts';
import { RemoveLeg } from './remove-leg.tsx';
import { useLegText } from './use-leg-text.ts';

export interface LegProps {
  readonly leg: BetSlipLeg;
  readonly iso: string;
  /** Minimum number of legs without the banker mark; 0 for types without bankers. */
  readonly minUnits: number;
  readonly isRoomForBanker: boolean;
  /** A bet that is alone in the bet slip is not switched off. */
  readonly isSwitchable: boolean;
}

/** Shows the amount and the possible win of one of many singles. */
function LegAmount({ leg, iso }: LegProps) {
  const { t, language } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const reason = useReasonText(iso);
  const text = useLegText();
  const [preferences, change] = usePreferences();
  const { amount, amountProblem, bet, maxPayout } = leg;
  if (!amount) return null;
  return (
    <div className={styles.amount}>
      <MoneyField
        label={t('amount_of', { bet: text.pair(bet) })}
        labelHidden
        small
        iso={iso}
        locale={moneyLocale(language)}
        value={amount.value}
        text={amount.text}
        words={{ less: t('amount_less'), more: t('amount_more') }}
        error={amountProblem ? reason(reasonOf(amountProblem)).what : undefined}
        stepSize={amountStepOf(preferences, iso)}
        onChange={(parsed, typed) => {
          change({ isAutoMax: false });
          dispatch(betAmountChanged({ key: betKey(bet), entry: amountEntry(parsed, typed, iso) }));
        }}
      />
      {maxPayout !== null && maxPayout > 0 && preferences.isPossibleWinShown ? (
        <span className={styles.win}>
          {t('could_win')} <b translate="no">{money(maxPayout, iso)}</b>
        </span>
      ) : null}
    </div>
  );
}

/** Switches the banker mark of a leg of a system. */
function Banker({ leg, minUnits, isRoomForBanker }: LegProps) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const text = useLegText();
  const { banker } = leg.bet;
  const isPossible = banker || (isRoomForBanker && !leg.isDisabledBanker);
  const refusal = leg.isDisabledBanker ? t('banker_disabled') : t('banker_no_room', { count: minUnits + 1 });
  return (
    <button
      type="button"
      className={styles.banker}
      aria-pressed={banker}
      aria-label={t('banker_of', { bet: text.pair(leg.bet) })}
      title={isPossible ? t('banker_hint') : refusal}
      disabled={!isPossible}
      onClick={() => dispatch(bankerToggled(betKey(leg.bet)))}
    >
      {t('banker')}
    </button>
  );
}

function stateKey({ now, isDependent, isBannedExpress }: BetSlipLeg): string | null {
  if (now.state === 'gone') return 'leg_gone';
  if (now.state === 'suspended') return 'leg_suspended';
  if (isBannedExpress) return 'leg_banned_express';
  return isDependent ? 'leg_dependent' : null;
}

/** Shows when the game is, or the problem of the bet in the same line, so that the layout does not move. */
function SecondLine({ leg }: { readonly leg: BetSlipLeg }) {
  const { t } = useTranslation('coupon');
  const { game } = leg.bet;
  const key = stateKey(leg);
  if (key) return <p className={styles.state}>{t(key)}</p>;
  return (
    <div className={styles.when}>
      <BetWhen gameId={game.id} sportId={game.sportId} startAt={leg.startAt} movedFrom={game.startAt} />
      <span className={styles.competition} title={game.competition}>
        <bdi>{game.competition}</bdi>
      </span>
    </div>
  );
}

/** Memoised apart from the row: moving the row or typing an amount does not render it again. */
const LegBody = memo(function LegBody(props: LegProps) {
  const { leg, minUnits, isSwitchable } = props;
  const language = useLanguage();
  const text = useLegText();
  const { isTeamLogosInCoupon } = useAppSelector(selectDisplay);
  const { bet } = leg;
  return (
    <>
      <div className={styles.head}>
        {isTeamLogosInCoupon ? (
          <span className={styles.marks} aria-hidden="true">
            <TeamMark sportId={bet.game.sportId} team={bet.game.home} size={16} />
            <TeamMark sportId={bet.game.sportId} team={bet.game.away} size={16} />
          </span>
        ) : null}
        <Link className={styles.pair} to={gameLink(language, bet.game)} title={text.pair(bet)}>
          <bdi translate="no">{text.pair(bet)}</bdi>
        </Link>
        <LegPrice leg={leg} />
        <RemoveLeg bet={bet} />
      </div>
      <div className={styles.choice}>
        <span className={styles.market}>{text.market(bet)}:</span> <b>{text.outcome(bet)}</b>
        {minUnits > 0 ? <Banker {...props} /> : null}
        <span className={styles.side}>
          {bet.members || leg.now.state === 'gone' ? null : (
            <AlertBell
              className={styles.bell}
              name={`${text.pair(bet)}, ${text.outcome(bet)}`}
              game={bet.game}
              bets={[{ ...bet, price: leg.coef }]}
            />
          )}
          {isSwitchable ? <LegSwitch bet={bet} isOn /> : null}
        </span>
      </div>
      {bet.members ? <MemberList game={bet.game} members={bet.members} /> : null}
      <SecondLine leg={leg} />
      {leg.amount ? <LegAmount {...props} /> : null}
    </>
  );
});

interface LegRowProps extends LegProps {
  /** Drag attributes of an arranged bet. */
  readonly frame?: ComponentProps<'li'> & { readonly 'data-dragged'?: string | undefined };
  readonly children?: ReactNode;
}

/** Shows one bet: its game, outcome, current price and problem. */
export function LegRow({ frame, children, ...props }: LegRowProps) {
  const { state } = props.leg.now;
  const isLocked = state === 'gone' || state === 'suspended';
  return (
    <li {...frame} className={styles.leg} data-locked={isLocked ? '' : undefined}>
      <LegBody {...props} />
      {children}
    </li>
  );
}

/** Returns the props that all rows of a coupon share. */
export function rowProps({ iso, typeId, units, rules, legs, offBets }: BetSlipModel): Omit<LegProps, 'leg'> {
  const { systemMinUnits } = rules.limits;
  return {
    iso,
    minUnits: typeId === COUPON_TYPE.system ? systemMinUnits : 0,
    isRoomForBanker: units > systemMinUnits,
    isSwitchable: legs.length + offBets.length > 1,
  };
}
