import * as v from 'valibot';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import type { PointsTerms } from '#shared/domain/points/points.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';

const coef = v.pipe(v.number(), v.integer(), v.minValue(1001), v.maxValue(1_000_000));

const offer = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  times: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  minCoef: v.optional(v.nullable(coef), null),
  minLegs: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))), null),
});

function hasOwnIds(offers: v.InferOutput<typeof offer>[]): boolean {
  return new Set(offers.map(({ id }) => id)).size === offers.length;
}

/** How points are earned and what they buy; null for a site without points. */
export const pointsSchema = v.optional(
  v.nullable(
    v.object({
      rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      minCoef: coef,
      offers: v.pipe(v.array(offer), v.maxLength(20), v.check(hasOwnIds, 'an id that two offers have')),
    }),
  ),
  null,
);

/** The points of the demonstration brand: a free bet of the first amount for a hundred first amounts staked. */
export const DEFAULT_POINTS: PointsTerms = {
  rate: 10,
  minCoef: 1500,
  offers: [
    { id: 'half', points: 500, times: 0.5, days: 30, minCoef: 1500, minLegs: null },
    { id: 'one', points: 1000, times: 1, days: 30, minCoef: 1500, minLegs: null },
    { id: 'two', points: 2000, times: 2, days: 30, minCoef: 1500, minLegs: null },
  ],
};

/** Tells the pages whether there are points: they are configured, and the site has their page. */
export function withPoints(config: SiteConfig, points: PointsTerms | null): SiteConfig {
  return { ...config, hasPoints: points !== null && isRouteOn(config, ROUTE_FLAGS.points) };
}
