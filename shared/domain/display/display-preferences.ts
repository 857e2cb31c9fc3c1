import type { CoefViewId } from '../odds/coef-view.ts';
import type { Zone } from '../time/zone.ts';

/** Theme of the app: 0 light, 1 dark, 2 follows the system (betting §3, appTheme). */
export type AppTheme = 0 | 1 | 2;
export type FontSize = 0 | 1 | 2;
/** How a moved price is shown: 0 by an arrow and colour, 1 by the arrow alone, 2 not at all (betting §3). */
export type CoefIndication = 0 | 1 | 2;
/**
 * Columns of lists: 0 result, total and handicap, 1 the result, 2 result and total, 3 result and handicap (betting §3,
 * filteredMarkets), 4 result, total and both teams to score, 5 result, double chance and both teams to score, 6 result,
 * total and total of corners. Sports without these markets have the columns of 0.
 */
export type ListColumns = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** Tracker of a game's page: 0 open where there is room for it, 1 open, 2 folded to one line. */
export type TrackerView = 0 | 1 | 2;

/** Display preferences of a player (betting §3, Global display state), stored in one short cookie. */
export interface DisplayPreferences {
  readonly appTheme: AppTheme;
  readonly coefViewId: CoefViewId;
  /** Minutes from UTC, where the player chose an offset (betting §3); else the name of a zone (decision 062). */
  readonly timeZone: Zone;
  /** The zone comes from the browser, not from the player: the next visit may read it again. */
  readonly isTimeZoneAutomatic: boolean;
  readonly is12h: boolean;
  readonly appFontSize: FontSize;
  readonly isAppCompactView: boolean;
  /** 0 European, 1 Asian: handicap and total first, outcomes of a market in one column. */
  readonly appViewType: 0 | 1;
  /** Names of outcomes on the page of a game: 1, X, 2 or the teams (decision 051). */
  readonly marketsNameType: 'short' | 'full';
  /** The bet slip next to the content is a narrow strip (betting §3: rightSectionDisplayState). */
  readonly isCouponFolded: boolean;
  /** Balances are hidden on this device (betting §3: user_hide_balance; decision 047). */
  readonly isBalanceHidden: boolean;
  /** The player has chosen on this device whether they are; until then the setting of the account decides. */
  readonly isBalanceChosen: boolean;
  /** The home page shows no snow where the site has some. */
  readonly isSnowHidden: boolean;
  /**
   * The empty bet slip shows the express of the day, of line games and of live games (betting §3:
   * isAccumulatorOfTheDay).
   */
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  /** The bet slip offers the generator (betting §3). */
  readonly isBetGenerator: boolean;
  readonly coefIndicationType: CoefIndication;
  /** Rows of lists and the page of a game show the number of the game. */
  readonly isShowGameId: boolean;
  /** The list of a section begins with its featured games. */
  readonly isBestMatchesOnTop: boolean;
  /** Rows of lists show the score of each period. */
  readonly isDetailedScore: boolean;
  /** Bets of the bet slip show the crests of their teams. */
  readonly isTeamLogosInCoupon: boolean;
  /** The menu lists the competitions of a sport by country. */
  readonly isGroupByCountry: boolean;
  /** The menu lists the sports by category. */
  readonly isGroupSportsByCategories: boolean;
  /** The menu next to the content is a narrow strip of icons (betting §3: leftSectionDisplayState). */
  readonly isRailFolded: boolean;
  /** A folded menu opens under the pointer and the focus (betting §3: isLeftSectionHover). */
  readonly isLeftSectionHover: boolean;
  /** Section that the menu leads to from pages of neither. */
  readonly currentBettingType: 'live' | 'line';
  /** The live list ends with the games that begin soon. */
  readonly isUpcomingEvent: boolean;
  readonly filteredMarkets: ListColumns;
  /** Single keys search, move through lists and fill the bet slip (WCAG 2.1.4: they can be switched off). */
  readonly isShortcutsOn: boolean;
  readonly trackerView: TrackerView;
}

const MINUTES_AN_HOUR = 60;

/**
 * Returns the preferences of a visitor who has chosen none (betting §3, defaults).
 *
 * @param siteTimeZone hours from UTC, of the site config
 * @param is12h the visitor's country has a clock of 12 hours
 */
export function defaultDisplay(siteTimeZone: number, is12h = false): DisplayPreferences {
  return {
    appTheme: 2,
    coefViewId: 0,
    timeZone: siteTimeZone * MINUTES_AN_HOUR,
    isTimeZoneAutomatic: true,
    is12h,
    appFontSize: 1,
    isAppCompactView: false,
    appViewType: 0,
    marketsNameType: 'full',
    isCouponFolded: false,
    isBalanceHidden: false,
    isBalanceChosen: false,
    isSnowHidden: false,
    isAccumulatorOfTheDay: true,
    isLiveAccumulatorOfTheDay: true,
    isBetGenerator: true,
    coefIndicationType: 0,
    isShowGameId: false,
    isBestMatchesOnTop: false,
    isDetailedScore: false,
    isTeamLogosInCoupon: false,
    isGroupByCountry: true,
    isGroupSportsByCategories: false,
    isRailFolded: false,
    isLeftSectionHover: true,
    currentBettingType: 'live',
    isUpcomingEvent: false,
    filteredMarkets: 0,
    isShortcutsOn: true,
    trackerView: 0,
  };
}
