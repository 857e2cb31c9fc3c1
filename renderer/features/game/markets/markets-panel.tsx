import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { FarPart } from '#renderer/lib/lazy/far-part.tsx';
import { OwnPart } from '#renderer/lib/lazy/own-part.tsx';
import { type PriceWords, usePriceWords } from '#renderer/lib/live/price-words.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMarketText } from '#renderer/lib/text/use-market-text.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { pillClass, pillCountClass, pillRowClass } from '#renderer/ui/pill-nav.tsx';
import { SideScroll } from '#renderer/ui/side-scroll.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { useEarlyInput } from '#renderer/ui/use-early-input.ts';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { MARKET_GROUPS, type MarketGroup } from '#shared/domain/markets/market-type.ts';
import { popularRank } from '#shared/domain/markets/popular-markets.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { blocksFolded, selectFolded } from '../slice.ts';
import { cardHeight, FOLDED_HEIGHT } from './arrange-prices.ts';
import { type Deal, dealColumns } from './deal-columns.ts';
import { blockGroup, type MarketBlock, marketBlocks } from './market-blocks.ts';
import { MarketCard, type MarketCardProps, MarketStandIn } from './market-card.tsx';
import styles from './markets.module.css';

type Tab = MarketGroup | 'all' | 'favourites' | 'popular';

/** Tabs of markets from several groups, in their order. */
const MIXED_TABS = ['all', 'favourites', 'popular'] as const satisfies readonly Tab[];
const isMixed = (tab: Tab): tab is (typeof MIXED_TABS)[number] => (MIXED_TABS as readonly Tab[]).includes(tab);

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
  const [last] = useState((): { blocks: readonly MarketBlock[] } => ({ blocks: [] }));
  const naming = useMemo(() => {
    const named = new WeakMap<MarketBlock, NamedBlock>();
    return (block: MarketBlock): NamedBlock => {
      const known = named.get(block);
      if (known) return known;
      const { type, period, markets: lines } = block;
      const name = text.market({ type, period, param: lines[0]?.param ?? 0, sportId, home, away });
      const made = { block, group: blockGroup(block, sportId), name };
      named.set(block, made);
      return made;
    };
  }, [text, sportId, home, away]);
  return useMemo(() => {
    last.blocks = marketBlocks(markets, last.blocks);
    return last.blocks.map(naming);
  }, [last, markets, naming]);
}

/** Tells whether a block is under a tab. */
function isUnder(tab: Tab, { block, group }: NamedBlock, favourites: ReadonlySet<number>): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'favourites':
      return favourites.has(block.type.id);
    case 'popular':
      return popularRank(block.type, block.period) < Number.POSITIVE_INFINITY;
    default:
      return group === tab;
  }
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
  const counted = (tab: Tab): [Tab, number] => [tab, blocks.filter((one) => isUnder(tab, one, favourites)).length];
  const tabs = [...MIXED_TABS, ...MARKET_GROUPS]
    .map(counted)
    // Popular markets are worth a tab only among others.
    .filter(([tab, count]) => count > 0 && !(tab === 'popular' && count === blocks.length));
  return (
    <SideScroll label={t('market_groups')} className={pillRowClass}>
      {tabs.map(([tab, count]) => (
        <button
          key={tab}
          type="button"
          className={pillClass}
          aria-pressed={tab === current}
          onClick={() => onChange(tab)}
        >
          {isMixed(tab) ? t(`group_${tab}`) : t(`markets:group_${tab}`, { kind })}
          <span className={pillCountClass}>{count}</span>
        </button>
      ))}
    </SideScroll>
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
    const shown = blocks.filter((one) => (wanted === '' ? isUnder(tab, one, favourites) : matches(one.name, wanted)));
    const isStarred = ({ block }: NamedBlock) => favourites.has(block.type.id);
    return [...shown.filter(isStarred), ...shown.filter((one) => !isStarred(one))];
  }, [blocks, favourites, tab, search]);
}

interface DealtProps {
  readonly game: Game;
  readonly shown: readonly NamedBlock[];
  readonly folded: readonly string[];
  readonly words: PriceWords;
  /** Choice of the player behind the list: another one is dealt from the first card again. */
  readonly choice: string;
}

/** Place of a card: its column where there is room for two, and its height in pixels. */
interface Placed {
  readonly column: 0 | 1;
  readonly height: number;
}

/** Returns the place of each card in turn; a card that stays on the page stays in its column. */
function useDealt({ game, shown, folded, words, choice }: DealtProps): Placed[] {
  const { isAppCompactView } = useAppSelector(selectDisplay);
  const last = useRef<{ readonly choice: string; readonly deal: Deal } | null>(null);
  const scope = `${choice} ${folded.join()}`;
  const heightOf = useMemo(() => {
    const heights = new WeakMap<MarketBlock, number>();
    return (block: MarketBlock): number => {
      const height = heights.get(block) ?? cardHeight(game, block, words, { isCompact: isAppCompactView });
      heights.set(block, height);
      return height;
    };
  }, [game, words, isAppCompactView]);
  const items = useMemo(
    () =>
      shown.map(({ block }) => ({
        key: block.key,
        height: folded.includes(block.key) ? FOLDED_HEIGHT : heightOf(block),
      })),
    [shown, folded, heightOf],
  );
  const deal = dealColumns(items, last.current?.choice === scope ? last.current.deal : undefined);
  useEffect(() => {
    last.current = { choice: scope, deal };
  });
  return items.map(({ key, height }) => ({ column: deal.get(key) ?? 0, height }));
}

/** Cards that the server draws: more than fit in the window. */
const NEAR = 24;

interface MarketPartProps extends MarketCardProps {
  readonly column: 0 | 1;
  /** Where the card is first drawn: far from the top. */
  readonly isFar: boolean;
}

/** Hydrates a card in its turn; a change beside the card does not draw it, which would wake it before. */
const MarketPart = memo(function MarketPart({ column, isFar, ...card }: MarketPartProps) {
  const [wasFar] = useState(isFar);
  const className = `${styles.place} ${column === 1 ? styles.inSecond : styles.inFirst}`;
  return wasFar ? (
    <FarPart className={className} standIn={<MarketStandIn {...card} />}>
      <MarketCard {...card} />
    </FarPart>
  ) : (
    <OwnPart className={className}>
      <MarketCard {...card} />
    </OwnPart>
  );
});

interface MarketSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function MarketSearch({ value, onChange }: MarketSearchProps) {
  const { t } = useTranslation('games');
  const field = useEarlyInput<HTMLInputElement>((early) => onChange(early.value));
  return (
    <label className={styles.search}>
      <Icon name="search" size={16} />
      <span className="vh">{t('market_search')}</span>
      <input
        ref={field}
        type="search"
        placeholder={t('market_search')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface MarketsPanelProps {
  readonly game: Game;
  readonly markets: readonly Market[];
  /** Further controls next to the search. */
  readonly tools: ReactNode;
}

/** Shows all markets of a game by tab and search, favourites first, each folded as the player left it. */
export function MarketsPanel({ game, markets, tools }: MarketsPanelProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const [chosen, setTab] = useState<Tab>('all');
  const [search, setSearch] = useState('');
  const starred = useAppSelector((state) => state.favourites.market);
  const favourites = useMemo(() => new Set(starred.map(({ id }) => id)), [starred]);
  const folded = useAppSelector(selectFolded);
  const blocks = useNamedBlocks(game, markets);
  const words = usePriceWords();
  const tab = blocks.some((one) => isUnder(chosen, one, favourites)) ? chosen : 'all';
  const wanted = useDeferredValue(search);
  const shown = useShownBlocks(blocks, favourites, tab, wanted);
  const placed = useDealt({ game, shown, folded, words, choice: `${tab} ${wanted}` });
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
          <MarketSearch value={search} onChange={setSearch} />
          <div className={styles.buttons}>
            {tools}
            <IconButton icon="filter" size={18} label={t(isAllFolded ? 'unfold_all' : 'fold_all')} onClick={fold} />
          </div>
        </div>
      </div>
      {shown.length > 0 ? (
        <div className={styles.columns}>
          {shown.map(({ block, name }, index) => (
            <MarketPart
              key={block.key}
              column={placed[index]?.column ?? 0}
              isFar={index >= NEAR}
              game={game}
              block={block}
              name={name}
              folded={folded.includes(block.key)}
              height={placed[index]?.height ?? 0}
              words={words}
            />
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
