import type { GroupMember } from '../ports/coupon-port.ts';
import { type BetSubject, useBetText } from '../text/use-bet-text.ts';
import styles from './member-list.module.css';

interface MemberListProps {
  readonly game: Pick<BetSubject, 'away' | 'home' | 'sportId'>;
  readonly members: readonly GroupMember[];
}

/** Lists the members of a bet builder in words. */
export function MemberList({ game, members }: MemberListProps) {
  const text = useBetText();
  const { sportId, home, away } = game;
  return (
    <ul className={styles.members}>
      {members.map((member) => {
        const subject = { ...member, sportId, home, away };
        return (
          <li key={member.selectionId}>
            {text.market(subject)}: <b>{text.outcome(subject)}</b>
          </li>
        );
      })}
    </ul>
  );
}
