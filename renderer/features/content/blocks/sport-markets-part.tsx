import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { marketPhrase } from '#shared/domain/markets/market-text.ts';
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
  const { t } = useTranslation('markets');
  const sportId = sportBySlug(sport)?.id ?? 0;
  const nameOf = (id: number): string[] => {
    const type = findMarketType(id);
    if (!type) return [];
    const { key, values } = marketPhrase({ type, period: 0, param: 0, sportId, home, away }, 'outcome');
    return [t(key, { ...values, ordinal: EXAMPLE }).trim()];
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
