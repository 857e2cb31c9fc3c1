import { expect, test } from 'vitest';
import { MARKET_FAMILIES, marketFamily } from './market-families.ts';
import { allMarketTypes } from './market-types.ts';

const familyOf = new Map(allMarketTypes.map((type) => [type.key, marketFamily(type)]));

test('every market type has a family, and every family a market type', () => {
  expect([...new Set(familyOf.values())].sort()).toEqual([...MARKET_FAMILIES].sort());
});

test.each([
  ['result', ['result', 'winner', 'corners_result', 'regular_result', 'most_maximums']],
  ['double-chance', ['double_chance', 'draw_no_bet', 'corners_double_chance']],
  ['handicap', ['handicap', 'asian_handicap', 'european_handicap', 'sets_handicap', 'first_five_handicap']],
  ['total', ['total', 'asian_total', 'corners_total', 'over_runs', 'wickets', 'maximums']],
  ['team-total', ['team_total_1', 'asian_team_total_2', 'cards_team_total_1', 'tries_2', 'first_five_team_1']],
  ['odd-even', ['odd_even', 'team_odd_even_2', 'over_parity']],
  ['both-teams-to-score', ['both_to_score', 'clean_sheet_1', 'win_to_nil_2', 'both_carded']],
  ['exact-score', ['correct_score', 'score_of_5', 'set_games', 'winning_margin', 'margin_runs', 'corners_range']],
  ['halves-and-periods', ['highest_half', 'wins_both_halves_1', 'wins_map_1', 'lead_after_frames']],
  ['half-time-full-time', ['half_time_full_time', 'first_set_match', 'first_map_match']],
  ['next-and-race', ['next_goal', 'last_corner', 'race', 'race_or_none', 'first_blood', 'leg_winner', 'next_score']],
  ['how-it-ends', ['overtime', 'winning_method', 'fight_method', 'tie_break', 'decider', 'super_over']],
  ['combined', ['result_total', 'double_chance_both_to_score', 'first_goal_result', 'comeback_2']],
  ['single-events', ['penalty_awarded', 'red_card_1', 'delivery', 'match_century', 'drive_result', 'game_score']],
  ['bet-builder', ['bet_builder']],
])('the rule of %s settles %s', (family, keys) => {
  expect(keys.map((key) => familyOf.get(key))).toEqual(keys.map(() => family));
});
