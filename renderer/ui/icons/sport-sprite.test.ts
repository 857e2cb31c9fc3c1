import { expect, test } from 'vitest';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { SPORT_SPRITE } from './sport-sprite.ts';

test.each([...SPORTS.map(({ slug }) => slug), 'any'])('the sprite has the icon of %s once', (name) => {
  expect(SPORT_SPRITE.split(`id="sport-${name}"`)).toHaveLength(2);
});
