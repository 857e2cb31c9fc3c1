import { memo } from 'react';
import { selectWants } from '#renderer/lib/api/player-choices.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OwnPart } from '#renderer/lib/lazy/own-part.tsx';
import { FeedPositionContext } from '#renderer/lib/live/feed-position.ts';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import { useFeaturedQuery } from '../api.ts';
import { FeaturedCard } from './featured-card.tsx';
import styles from './home.module.css';

const FEATURED_POLL_MS = 30_000;
const BONES = ['a', 'b', 'c'];

function FeaturedSkeleton() {
  return BONES.map((bone) => (
    <div key={bone} className={styles.card}>
      <Bone width={60} />
      <Bone width={80} />
      <Bone width={80} />
      <Bone kind="price" />
    </div>
  ));
}

interface FeaturedPartProps {
  readonly game: Game;
}

/** Hydrates a card in its turn; a change beside the card does not draw it, which would wake it before. */
const FeaturedPart = memo(function FeaturedPart({ game }: FeaturedPartProps) {
  return (
    <OwnPart className={styles.place}>
      <FeaturedCard game={game} />
    </OwnPart>
  );
});

interface FeaturedProps {
  /** Leaves out games of the other section and of other sports. */
  readonly of?: { readonly section: GameSection; readonly sport: string | undefined };
}

/** Shows the featured games; without them the page begins with its lists. */
export function Featured({ of }: FeaturedProps) {
  const { t } = useTranslation('games');
  const featured = useFeaturedQuery(undefined, { pollingInterval: FEATURED_POLL_MS, skipPollingIfUnfocused: true });
  const wants = useAppSelector(selectWants);
  const games = (featured.data?.games ?? []).filter(
    (game) =>
      wants(game) && (!of || (game.live === (of.section === 'live') && (!of.sport || sportSlugOf(game) === of.sport))),
  );
  if (!featured.isLoading && games.length === 0) return null;
  return (
    <FeedPositionContext value={featured.data}>
      <section className={styles.heroRoom} aria-label={t('featured_label')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.hero} tabIndex={0}>
          {games.length > 0 ? games.map((game) => <FeaturedPart key={game.id} game={game} />) : <FeaturedSkeleton />}
        </div>
      </section>
    </FeedPositionContext>
  );
}
