import { useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import type { BuilderSuggestion } from '#shared/contracts/builder.ts';
import { useBuilderSuggestionsQuery } from './api.ts';
import styles from './ready-made.module.css';
import { ReadyMadeBones, type ReadyMadeProps } from './ready-made-bones.tsx';

/** Ms between two reads of the joint prices, live and before the start. */
const POLL = { live: 15_000, line: 60_000 } as const;

interface CardProps extends ReadyMadeProps {
  readonly suggestion: BuilderSuggestion;
}

function Card({ game, suggestion, onTake }: CardProps) {
  const { t } = useTranslation('games');
  const text = useBetText();
  const { sportId, home, away } = game;
  const take = () => onTake(suggestion.members.map((member) => ({ ...member, game })));
  return (
    <button type="button" className={styles.card} onClick={take}>
      {suggestion.members.map((member) => {
        const bet = { ...member, sportId, home, away };
        return (
          <span key={member.selectionId} className={styles.member}>
            {`${text.market(bet)}: `}
            <b>{text.outcome(bet)}</b>
          </span>
        );
      })}
      <span className={styles.foot}>
        <span>{t('ready_together')}</span>
        <b className={styles.price}>
          <bdi translate="no" dir="ltr">
            {text.coef(suggestion.coef)}
          </bdi>
        </b>
      </span>
      <span className={styles.into}>
        <span aria-hidden="true">+ </span>
        {t('ready_into')}
      </span>
    </button>
  );
}

/** Shows ready-made combinations with their joint prices; a press puts one into the bet builder. */
export function ReadyMadeList({ game, onTake }: ReadyMadeProps) {
  const { t } = useTranslation('games');
  const { data, isError } = useBuilderSuggestionsQuery(
    { params: { gameId: String(game.id) } },
    { pollingInterval: game.live ? POLL.live : POLL.line, skipPollingIfUnfocused: true },
  );
  const hadSome = useRef(false);
  if (!data) return isError ? null : <ReadyMadeBones />;
  hadSome.current ||= data.suggestions.length > 0;
  // Combinations that are suspended for a moment keep their place, so that the prices below them do not move.
  if (!hadSome.current) return null;
  return (
    <section className={styles.section} aria-label={t('ready_title')}>
      <h2 className={styles.title}>{t('ready_title')}</h2>
      <div className={styles.row}>
        {data.suggestions.map((suggestion) => (
          <Card key={suggestion.selectionId} game={game} suggestion={suggestion} onTake={onTake} />
        ))}
        {data.suggestions.length === 0 ? <p className={styles.none}>{t('ready_none')}</p> : null}
      </div>
    </section>
  );
}
