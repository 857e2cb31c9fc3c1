import { MemberList } from '#renderer/lib/live/member-list.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import type { CouponBet } from '../coupon-state.ts';
import styles from './result.module.css';

/** Lists the bets of a placement as they were sent. */
export function BatchLegs({ bets }: { readonly bets: readonly CouponBet[] }) {
  const text = useLegText();
  return (
    <ul className={styles.legs}>
      {bets.map((bet) => (
        <li key={betKey(bet)} className={styles.leg}>
          <span className={styles.pair} title={text.pair(bet)}>
            <bdi translate="no">{text.pair(bet)}</bdi>
          </span>
          <bdi translate="no" className={styles.odds} dir="ltr">
            {text.price(bet, bet.coef)}
          </bdi>
          <span className={styles.choice}>
            {text.market(bet)}: {text.outcome(bet)}
          </span>
          {bet.members ? <MemberList game={bet.game} members={bet.members} /> : null}
        </li>
      ))}
    </ul>
  );
}
