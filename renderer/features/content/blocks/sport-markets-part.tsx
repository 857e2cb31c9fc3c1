import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { useMarketText } from '#renderer/lib/text/use-market-text.ts';
import { paramOfOrdinal } from '#shared/domain/markets/market-line.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { ContentLink } from '../content-link.tsx';
import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';

type Block = PartProps<'sportMarkets'>['block'];

/** Number in the names of markets on the n-th goal, frame or over. */
const EXAMPLE = 2;

/** Returns the names of market types in the words of the sport, each once: several types may share one. */
function useMarketNames({ sport, home, away }: Block): (types: readonly number[]) => string[] {
  const { market } = useMarketText();
  const sportId = sportBySlug(sport)?.id ?? 0;
  const nameOf = (id: number): string[] => {
    const type = findMarketType(id);
    if (!type) return [];
    return [market({ type, period: 0, param: paramOfOrdinal(type, EXAMPLE), sportId, home, away })];
  };
  return (types) => [...new Set(types.flatMap(nameOf))];
}

/** Lists the markets of a sport below the families whose rules settle them. */
export function SportMarketsPart({ block, anchor, own, words }: PartProps<'sportMarkets'>) {
  const namesOf = useMarketNames(block);
  return (
    <div className={styles.figure} id={anchor} {...own}>
      {block.families.map(({ family, page, types }) => (
        <section key={family} className={styles.section}>
          {page ? (
            <div className={styles.prose} {...words}>
              <h3 className={styles.title}>
                <ContentLink target={`/${page.id}`}>{page.name}</ContentLink>
              </h3>
              <ContentText text={page.rule} />
            </div>
          ) : null}
          <ul className={styles.list}>
            {namesOf(types).map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
