import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SimulatedMark } from '#renderer/lib/live/simulated-mark.tsx';
import { gameLink, sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import type { CompetitionCount, Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './search-dialog.module.css';

/** Line of the search results. */
export type Hit =
  | { readonly kind: 'competition'; readonly competition: CompetitionCount }
  | { readonly kind: 'game'; readonly game: Game };

export const hitKey = (hit: Hit): string => (hit.kind === 'game' ? `g${hit.game.id}` : `c${hit.competition.id}`);

/** Returns the path of a result. */
export function hitLink(hit: Hit, language: string): string {
  if (hit.kind === 'game') return gameLink(language, hit.game);
  const { competition } = hit;
  const section = competition.line === 0 && competition.live > 0 ? 'live' : 'line';
  return paths.section(section, { language, sport: sportSlugOf(competition), competition });
}

function CompetitionHit({ competition }: { readonly competition: CompetitionCount }) {
  const { t } = useTranslation('games');
  const place = usePlaceText();
  return (
    <>
      <SportIcon sport={sportSlugOf(competition)} />
      <span className={styles.body}>
        <bdi className={styles.first}>{competition.name}</bdi>
        <span className={styles.second}>{place(competition.country)}</span>
      </span>
      <SimulatedMark of={competition} />
      <span className={styles.aside}>{t('game_count', { count: competition.live + competition.line })}</span>
    </>
  );
}

function GameHit({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const text = useGameText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const [home, away] = game.state.score;
  return (
    <>
      <SportIcon sport={sportSlugOf(game)} />
      <span className={styles.body}>
        <bdi className={styles.first}>{text.pair(game)}</bdi>
        <bdi className={styles.second}>{game.competition}</bdi>
      </span>
      <SimulatedMark of={game} />
      {game.live ? (
        <span className={`${styles.aside} ${styles.live}`}>
          {t('stage_live')} <bdi dir="ltr">{`${home}:${away}`}</bdi>
        </span>
      ) : (
        <span className={styles.aside}>{time.moment(game.startAt, now)}</span>
      )}
    </>
  );
}

export function HitContent({ hit }: { readonly hit: Hit }) {
  return hit.kind === 'game' ? <GameHit game={hit.game} /> : <CompetitionHit competition={hit.competition} />;
}
