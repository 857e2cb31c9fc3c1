import { type Game, gameCall, gamesCall, type Market, sportsCall } from '#shared/contracts/catalogue.ts';
import { isGameId } from '#shared/domain/ids/game-id.ts';
import { isSelectionId, packSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { OWN_MARKET_TYPES } from '#shared/domain/markets/own-market.ts';
import { REGION_KEYS } from '#shared/domain/sports/regions.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { fitAnswer } from '#shared/domain/transport/fit-answer.ts';

/** A fault of the book that answers show although each fits its contract; pages would show something else. */
export interface BookFault {
  /** Id of the call whose answer has it. */
  readonly call: string;
  /** Where it is: a sport, a game, a market. */
  readonly subject: string;
  readonly fault: string;
}

/** Answers of a back end as far as they were given, not yet parsed. */
export interface BookAnswers {
  readonly sports: unknown;
  /** Of each section. */
  readonly games: readonly unknown[];
  /** One game with all its markets. */
  readonly game: unknown;
}

interface GameMarkets {
  readonly call: string;
  readonly game: Game;
  readonly markets: readonly Market[];
}

const FREE = `${OWN_MARKET_TYPES.from} to ${OWN_MARKET_TYPES.to}`;
const regions = new Set(REGION_KEYS.map((key) => `region_${key}`));

const isPlace = (country: string) => regions.has(country) || /^[a-z]{2}$/i.test(country);

function marketFaults({ game }: GameMarkets, market: Market): readonly string[] {
  const { typeId, period, param, name, outcomes } = market;
  const isOurs = findMarketType(typeId) !== undefined;
  const naming = isOurs
    ? name !== undefined && `has the name “${name}”, but ${typeId} is a type of this product, whose name pages show`
    : name === undefined && 'has a type that this product does not know and no name, so that no page shows it';
  const isPacked = (id: number, outcome: number) => {
    if (!isSelectionId(id)) return false;
    const parts = unpackSelectionId(id);
    return (
      id === packSelectionId({ gameId: game.id, marketType: typeId, period, param, outcome: parts.outcome }) &&
      parts.outcome === outcome
    );
  };
  const loose = outcomes.find(({ id, outcome }) => !isPacked(id, outcome));
  return [
    ...(naming ? [`${naming}; types of your own are ${FREE}`] : []),
    ...(loose ? [`has the selection ${loose.id}, which is not packed: its price does not move and takes no bet`] : []),
  ];
}

function gameFaults({ call, game, markets }: GameMarkets): readonly BookFault[] {
  const { id, country, sportId, sportSlug } = game;
  const isUnknown = sportById(sportId) === undefined && sportSlug === undefined;
  const own = [
    ...(isGameId(id) ? [] : ['has an id that is not packed: its prices do not move and take no bets']),
    ...(isPlace(country) ? [] : [`has the country ${country}, which is neither of ISO 3166 nor a region`]),
    ...(isUnknown ? [`has the sport ${sportId}, which this product does not know, and no sportSlug`] : []),
  ].map((fault) => ({ call, subject: `game ${id}`, fault }));
  const ofMarkets = isGameId(id) ? markets : [];
  return [
    ...own,
    ...ofMarkets.flatMap((market) =>
      marketFaults({ call, game, markets }, market).map((fault) => ({
        ...{ call, fault },
        subject: `market ${market.typeId} of game ${id}`,
      })),
    ),
  ];
}

/** Reads the games of an answer; none where the answer cannot be used, which is a difference of its own. */
function gamesIn(answers: BookAnswers): readonly GameMarkets[] {
  const lists = answers.games.flatMap((body) => {
    const { value } = fitAnswer(gamesCall, body);
    return (value as { readonly games: readonly Game[] } | null)?.games ?? [];
  });
  const whole = fitAnswer(gameCall, answers.game).value as Omit<GameMarkets, 'call'> | null;
  return [
    ...lists.map((game) => ({ call: gamesCall.id, game, markets: game.main })),
    ...(whole ? [{ call: gameCall.id, game: whole.game, markets: whole.markets }] : []),
  ];
}

/** Returns what pages would not show as the back end means it: names, ids and places of sports, games and markets. */
export function bookFaults(answers: BookAnswers): readonly BookFault[] {
  const listed = fitAnswer(sportsCall, answers.sports).value as {
    readonly sports: readonly { readonly id: number; readonly slug: string; readonly name?: string }[];
  } | null;
  const sports = (listed?.sports ?? []).flatMap(({ id, slug, name }): BookFault[] => {
    const ours = sportById(id);
    const subject = `sport ${id}`;
    if (!ours && name === undefined)
      return [{ call: sportsCall.id, subject, fault: 'is none of this product and brings no name' }];
    if (ours && ours.slug !== slug)
      return [{ call: sportsCall.id, subject, fault: `has the slug ${slug} instead of ${ours.slug}` }];
    return [];
  });
  return [...sports, ...gamesIn(answers).flatMap(gameFaults)];
}
