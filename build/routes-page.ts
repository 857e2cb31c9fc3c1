import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';

const FLAG_NAMES = new Map<number, string>(Object.entries(ROUTE_FLAGS).map(([name, number]) => [number, name]));

function flagText(row: RouteRow): string {
  const numbers = row.flag === undefined ? Object.values(row.sectionFlags ?? {}) : [row.flag];
  return numbers.map((number) => `${number} ${FLAG_NAMES.get(number) ?? ''}`.trim()).join(', ');
}

function redirectText({ redirect }: RouteRow): string {
  if (!redirect) return '';
  const { to, status, query, when } = redirect;
  const tail = query ? `?${new URLSearchParams(query)}` : '';
  const condition = when ? ` while \`${when.setting}\` is ${when.is ? 'on' : 'off'}` : '';
  return `${status} → \`/${to}${tail}\`${condition}`;
}

function rules(row: RouteRow): string {
  return [
    row.auth === 'paymentSetting'
      ? 'players only, if the site demands it'
      : row.auth
        ? `players only (${row.auth})`
        : '',
    row.openWith ? `open to guests with \`?${row.openWith}=\`` : '',
    row.guestOnly ? 'guests only' : '',
    row.requires ? `if the site offers ${row.requires}` : '',
    row.ban === 'only' ? 'only while banned' : '',
    row.ban === 'allowed' ? 'open while banned' : '',
    row.ban === 'deduce' ? 'open at one level of a ban' : '',
    row.production === false ? 'not in production' : '',
    row.unlisted ? 'not for search engines' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function pageText(row: RouteRow): string {
  if (row.page) return row.status ? `${row.page}, answers ${row.status}` : row.page;
  return row.redirect && !row.redirect.when ? '' : 'not built: 404';
}

/** Returns a pattern without the format of its parameters, except for lists of words. */
function readable(pattern: string): string {
  const segments = pattern.split('/').map((segment) => {
    const [, name, constraint = '', optional = ''] = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(segment) ?? [];
    if (name === undefined) return segment;
    return /^[\w-]+(\|[\w-]+)*$/.test(constraint) ? `{${constraint}}${optional}` : `{${name}}${optional}`;
  });
  return `/${segments.join('/')}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function line(row: RouteRow): string {
  const paths = row.patterns.map((pattern) => `\`${readable(pattern)}\``).join('<br>');
  const cells = [
    row.id,
    paths,
    row.layout,
    pageText(row),
    flagText(row),
    row.pageType ?? '',
    redirectText(row),
    rules(row),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Returns the page `docs/routes.md`: the route table for readers. */
export function routesPage(): string {
  const sections = [...new Set(ROUTES.map(({ section }) => section))];
  const built = ROUTES.filter(({ page }) => page !== null).length;
  const redirects = ROUTES.filter(({ redirect }) => redirect && !redirect.when).length;
  const head = [
    '# Routes',
    '',
    'Made from `shared/domain/routing` by `node build/write-routes.ts`; a test fails when it is not current.',
    '',
    `${ROUTES.length} routes: ${built} have a page, ${redirects} only lead elsewhere, ${ROUTES.length - built - redirects} are still to be built and answer 404.`,
    'Every pattern stands behind the language: `/en/…`. The first row that matches decides.',
    'A page `content` shows the content of its path that the brand or the operator has written, and answers 404 without any.',
  ];
  const tables = sections.flatMap((section) => [
    '',
    `## ${section}`,
    '',
    '| id | address | layout | page | number in `availableRoutes` | page type | leads to | rules |',
    '|---|---|---|---|---|---|---|---|',
    ...ROUTES.filter((row) => row.section === section).map(line),
  ]);
  return `${[...head, ...tables].join('\n')}\n`;
}
