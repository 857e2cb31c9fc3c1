import { competitionsOf } from './builders.ts';
import { draw, men, NO_RATINGS, women } from './tennis-draws.ts';

const competition = competitionsOf(4);
const FIVE_SETS = { params: { bestOf: 5 }, durationMinutes: 160 } as const;
const MASTERS = '@03-04+12 @03-18+12 @04-15+8 @04-22+12 @05-06+12 @08-05+11 @08-19+11 @09-30+12 @11-04+7';
const TOUR =
  '@02-04+7 @02-11+7 @02-18+7 @02-25+7 @04-01+7 @04-08+7 @05-20+6 @06-10+7 @06-17+7 @06-24+6 @07-15+7 @07-22+7 @07-29+7 @08-26+5 @09-16+7 @09-23+7 @10-14+6 @10-21+7 @10-28+6';

/** Tennis: the tours in the weeks of their events. */
export const TENNIS_TOUR = [
  competition(219, 'AU', 'Australian Open', 95, NO_RATINGS, draw(128, '@01-21+14', '11:00', 16, '19:30'), men(0, 165), {
    ...FIVE_SETS,
    zone: 'Australia/Melbourne',
  }),
  competition(
    220,
    'AU',
    'Australian Open. Women',
    94,
    NO_RATINGS,
    draw(128, '@01-21+14', '11:00', 16, '19:30'),
    women(0, 165),
    { zone: 'Australia/Melbourne' },
  ),
  competition(
    221,
    'FR',
    'Roland Garros',
    95,
    NO_RATINGS,
    draw(128, '@05-27+14', '11:00', 16, '15:00'),
    men(0, 165),
    FIVE_SETS,
  ),
  competition(
    222,
    'FR',
    'Roland Garros. Women',
    94,
    NO_RATINGS,
    draw(128, '@05-27+14', '11:00', 16, '15:00'),
    women(0, 165),
  ),
  competition(
    223,
    'england',
    'Wimbledon',
    95,
    NO_RATINGS,
    draw(128, '@07-01+14', '11:00', 16, '13:30'),
    men(0, 165),
    FIVE_SETS,
  ),
  competition(
    224,
    'england',
    'Wimbledon. Women',
    94,
    NO_RATINGS,
    draw(128, '@07-01+14', '11:00', 16, '13:30'),
    women(0, 165),
  ),
  competition(
    225,
    'US',
    'US Open',
    95,
    NO_RATINGS,
    draw(128, '@09-02+14', '11:00', 16, '14:00'),
    men(0, 165),
    FIVE_SETS,
  ),
  competition(226, 'US', 'US Open. Women', 94, NO_RATINGS, draw(128, '@09-02+14', '11:00', 16, '16:00'), women(0, 165)),
  competition(227, 'world', 'ATP Masters 1000', 90, NO_RATINGS, draw(64, MASTERS, '11:00', 6, '15:00'), men(0, 90)),
  competition(
    228,
    'world',
    'WTA 1000',
    86,
    NO_RATINGS,
    draw(64, MASTERS.replace('@04-15+8 ', '').replace(' @11-04+7', ''), '11:00', 6, '14:00'),
    women(0, 90),
  ),
  competition(229, 'world', 'ATP Tour', 84, NO_RATINGS, draw(32, TOUR, '11:00', 3, '15:00'), men(0, 130)),
  competition(230, 'world', 'WTA Tour', 80, NO_RATINGS, draw(32, TOUR, '11:00', 3, '14:00'), women(0, 130)),
  competition(231, 'IT', 'ATP Finals', 93, NO_RATINGS, draw(8, '@11-19+7', '14:00', 1, '18:00'), men(0, 12)),
  competition(232, 'SA', 'WTA Finals', 88, NO_RATINGS, draw(8, '@11-05+7', '17:00', 1, '18:00'), women(0, 12)),
  competition(233, 'SA', 'Next Gen ATP Finals', 66, NO_RATINGS, draw(8, '12-16+5', '17:00', 1, '18:00'), men(10, 110), {
    params: { bestOf: 5, setPoints: 4, lastSetPoints: 4, total: 6.6 },
    durationMinutes: 90,
  }),
  competition(234, 'AU', 'ATP Brisbane', 82, NO_RATINGS, draw(32, '@01-07+7', '11:00', 3, '16:00'), men(0, 80), {
    zone: 'Australia/Brisbane',
  }),
  competition(235, 'AU', 'WTA Brisbane', 80, NO_RATINGS, draw(32, '@01-07+7', '11:00', 3, '16:00'), women(0, 70), {
    zone: 'Australia/Brisbane',
  }),
  competition(236, 'HK', 'ATP Hong Kong', 74, NO_RATINGS, draw(32, '@01-07+7', '14:00', 3, '15:00'), men(0, 100)),
  competition(237, 'NZ', 'WTA Auckland', 72, NO_RATINGS, draw(32, '@01-07+7', '11:00', 3, '14:00'), women(20, 120)),
  competition(238, 'AU', 'ATP Adelaide', 74, NO_RATINGS, draw(32, '@01-14+6', '11:00', 3, '16:00'), men(0, 100), {
    zone: 'Australia/Adelaide',
  }),
  competition(239, 'AU', 'WTA Adelaide', 72, NO_RATINGS, draw(32, '@01-14+6', '11:00', 3, '16:00'), women(0, 100), {
    zone: 'Australia/Adelaide',
  }),
  competition(240, 'england', 'UTS Grand Final', 62, NO_RATINGS, draw(8, '12-04+3', '13:00', 1, '18:00'), men(0, 40), {
    params: { bestOf: 5, total: 28, setPoints: 0 },
    durationMinutes: 60,
  }),
  competition(
    241,
    'europe',
    'ATP Challenger Europe',
    58,
    NO_RATINGS,
    draw(32, 'weekly+7', '10:30', 3, '13:00'),
    men(40, 260),
  ),
  competition(
    242,
    'south_america',
    'ATP Challenger Americas',
    58,
    NO_RATINGS,
    draw(32, 'weekly+7', '11:00', 3, '17:00'),
    men(40, 260),
  ),
  competition(
    243,
    'asia',
    'ATP Challenger Asia-Pacific',
    56,
    NO_RATINGS,
    draw(32, 'weekly+7', '10:00', 3, '12:00'),
    men(40, 270),
    { zone: 'Asia/Tokyo' },
  ),
  competition(244, 'world', 'WTA 125', 54, NO_RATINGS, draw(32, 'weekly+7', '10:30', 3, '13:00'), women(20, 200)),
];
