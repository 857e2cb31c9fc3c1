import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routerPaths } from '#shared/domain/routing/pattern.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { pathOfWish, signInPath, signInWish } from './sign-in-request.ts';

const clientRoutes = ROUTES.flatMap((row) =>
  row.patterns.flatMap(({ source }) => routerPaths(source).map((path) => ({ id: row.id, path }))),
);

const clientRoute = (path: string): string | undefined => matchRoutes(clientRoutes, path)?.[0]?.route.id;

describe('the client router', () => {
  test.each([
    '/en',
    '/en/live',
    '/en/line/upcoming',
    '/en/line/upcoming/football',
    '/en/live/football',
    '/en/live/second-period/football/17-premier-league',
    '/en/live/football/17-premier-league',
    '/en/live/football/17-premier-league/4711-arsenal-chelsea',
    '/en/live/recommended/football/17/4711',
    '/en/office/history',
  ])('takes %s for the same page as the site server', (path) => {
    expect(clientRoute(path)).toBe(matchRoute(path)?.row.id);
  });

  test('never takes two routes for one another: no two rows share a pattern', () => {
    const patterns = clientRoutes.map(({ path }) => path.replace(/:\w+/g, ':'));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('[G-02] a wish to sign in', () => {
  test('is read from the address that the server sends a guest to', () => {
    const [path = '', query = ''] = signInPath('ru', 'history').split('?');
    expect(path).toBe('/ru');
    expect(signInWish(`?${query}`)).toBe('history');
    expect(pathOfWish('ru', 'history')).toBe('/ru/office/history');
  });

  test.each(['', '?signIn=home', '?signIn=nowhere', '?other=history'])('is none in "%s"', (search) => {
    expect(signInWish(search)).toBeNull();
  });
});
