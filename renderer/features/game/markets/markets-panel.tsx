import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OwnPart } from '#renderer/lib/lazy/own-part.tsx';
import { usePriceWords } from '#renderer/lib/live/price-words.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMarketText } from '#renderer/lib/text/use-market-text.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { PillNav, pillClass, pillCountClass } from '#renderer/ui/pill-nav.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { MARKET_GROUPS, type MarketGroup } from '#shared/domain/markets/market-type.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { blocksFolded, selectFolded } from '../slice.ts';
import { blockGroup, type MarketBlock, marketBlocks, twoColumns } from './market-blocks.ts';
import { MarketCard } from './market-card.tsx';
import styles from './markets.module.css';

type Tab = MarketGroup | 'all' | 'favourites';

interface NamedBlock {
  readonly block: MarketBlock;
  readonly name: string;
  /** Tab of the block. */
  readonly group: MarketGroup;
}

function useNamedBlocks(game: Game, markets: readonly Market[]): NamedBlock[] {
  const text = useMarketText();
  const { sportId } = game;
  const home = game.home.name;
  const away = game.away.name;
  return useMemo(
    () =>
      marketBlocks(markets).map((block) => ({
        block,
        group: blockGroup(block, sportId),
        name: text.market({
          type: block.type,
          period: block.period,
          param: block.markets[0]?.param ?? 0,
          sportId,
          home,
          away,
        }),
      })),
    [markets, text, sportId, home, away],
  );
}

interface TabsProps {
  readonly sportId: number;
  readonly blocks: readonly NamedBlock[];
  readonly favourites: ReadonlySet<number>;
  readonly current: Tab;
  readonly onChange: (tab: Tab) => void;
}

function Tabs({ sportId, blocks, favourites, current, onChange }: TabsProps) {
  const { t } = useTranslation('games');
  const kind = sportById(sportId)?.periodKind;
  const counts = new Map<Tab, number>();
  for (const { group } of blocks) {
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const starred = blocks.filter(({ block }) => favourites.has(block.type.id)).length;
  const tabs: [Tab, number][] = [
    ['all', blocks.length],
    ...(starred > 0 ? [['favourites', starred] as [Tab, number]] : []),
    ...MARKET_GROUPS.flatMap((group): [Tab, number][] => (counts.has(group) ? [[group, counts.get(group) ?? 0]] : [])),
  ];
  return (
    <PillNav label={t('market_groups')}>
      {tabs.map(([tab, count]) => (
        <button
          key={tab}
          type="button"
          className={pillClass}
          aria-pressed={tab === current}
          onClick={() => onChange(tab)}
        >
          {tab === 'all' || tab === 'favourites' ? t(`group_${tab}`) : t(`markets:group_${tab}`, { kind })}
          <span className={pillCountClass}>{count}</span>
        </button>
      ))}
    </PillNav>
  );
}

const withPoint = (text: string) => text.replaceAll(/(\d)[,\u066b](?=\d)/gu, '$1.');

/** Tells whether a name contains every search word; a line matches with either decimal separator. */
function matches(name: string, wanted: string): boolean {
  const text = withPoint(name.toLocaleLowerCase());
  return withPoint(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function useShownBlocks(blocks: readonly NamedBlock[], favourites: ReadonlySet<number>, tab: Tab, search: string) {
  return useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase();
    const shown = blocks.filter(({ block, name, group }) => {
      if (wanted !== '') return matches(name, wanted);
      if (tab === 'all') return true;
      return tab === 'favourites' ? favourites.has(block.type.id) : group === tab;
    });
    const isStarred = ({ block }: NamedBlock) => favourites.has(block.type.id);
    return [...shown.filter(isStarred), ...shown.filter((one) => !isStarred(one))];
  }, [blocks, favourites, tab, search]);
}

interface MarketsPanelProps {
  readonly game: Game;
  readonly markets: readonly Market[];
}

/** Shows all markets of a game by tab and search, favourites first, each folded as the player left it. */
export function MarketsPanel({ game, markets }: MarketsPanelProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const [chosen, setTab] = useState<Tab>('all');
  const [search, setSearch] = useState('');
  const starred = useAppSelector((state) => state.favourites.market);
  const favourites = useMemo(() => new Set(starred.map(({ id }) => id)), [starred]);
  const folded = useAppSelector(selectFolded);
  const blocks = useNamedBlocks(game, markets);
  const words = usePriceWords();
  const isOffered = (tab: Tab) =>
    tab === 'all' ||
    blocks.some(({ block, group }) => (tab === 'favourites' ? favourites.has(block.type.id) : group === tab));
  const tab = isOffered(chosen) ? chosen : 'all';
  const shown = useShownBlocks(blocks, favourites, tab, useDeferredValue(search));
  const names = new Map(shown.map(({ block, name }) => [block.key, name]));
  const isAllFolded = shown.length > 0 && shown.every(({ block }) => folded.includes(block.key));
  const choose = (next: Tab) => {
    setSearch('');
    setTab(next);
  };
  const fold = () => dispatch(blocksFolded({ keys: shown.map(({ block }) => block.key), folded: !isAllFolded }));
  return (
    <div className={styles.markets}>
      <div className={styles.bar}>
        <div className={styles.tabs}>
          <Tabs
            sportId={game.sportId}
            blocks={blocks}
            favourites={favourites}
            current={search ? 'all' : tab}
            onChange={choose}
          />
        </div>
        <div className={styles.tools}>
          <label className={styles.search}>
            <Icon name="search" size={16} />
            <span className="vh">{t('market_search')}</span>
            <input
              type="search"
              placeholder={t('market_search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
          <IconButton icon="filter" size={18} label={t(isAllFolded ? 'unfold_all' : 'fold_all')} onClick={fold} />
        </div>
      </div>
      {shown.length > 0 ? (
        <div className={styles.columns}>
          {twoColumns(shown.map(({ block }) => block)).map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second column never change places
            <div key={index} className={styles.column}>
              {column.map((block) => (
                <OwnPart key={block.key} className={styles.place}>
                  <MarketCard
                    game={game}
                    block={block}
                    name={names.get(block.key) ?? ''}
                    folded={folded.includes(block.key)}
                    words={words}
                  />
                </OwnPart>
              ))}
            </div>
          ))}
        </div>
      ) : (
        <NoMarkets search={search} onReset={() => setSearch('')} />
      )}
    </div>
  );
}

function NoMarkets({ search, onReset }: { readonly search: string; readonly onReset: () => void }) {
  const { t } = useTranslation('games');
  if (search.trim() === '')
    return <StateView kind="empty" icon="lock" title={t('markets_none')} text={t('markets_none_text')} />;
  return (
    <StateView
      kind="empty"
      title={t('markets_not_found', { text: search.trim() })}
      actions={<Button onClick={onReset}>{t('markets_show_all')}</Button>}
    />
  );
}
