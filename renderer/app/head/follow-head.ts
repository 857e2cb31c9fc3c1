import { loadPageData } from '#renderer/lib/api/seo-api.ts';
import type { Translate } from '#renderer/lib/i18n/translations.ts';
import { jsonInScript } from '#renderer/lib/page/json-in-script.ts';
import { trustedData } from '#renderer/lib/page/trusted-text.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import type { AppStore } from '../make-store.ts';
import { type HeadTags, headTags } from './head-tags.ts';
import { listedSport } from './listed-sport.ts';

/** Marks head elements of the page; navigation replaces these and keeps the others. */
const MARK = 'data-page';
/** Minimum time between two updates of a head whose values change often, ms. */
const CALM_MS = 300;

function element(page: Document, name: string, attributes: Readonly<Record<string, string>>, json = ''): HTMLElement {
  const made = page.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes, [MARK]: '' })) made.setAttribute(key, value);
  if (json !== '') made.textContent = trustedData(json);
  return made;
}

/** Replaces the head of the page before; elements that both pages have stay untouched. */
export function showHead(page: Document, { title, description, links, metas, data }: HeadTags): void {
  if (page.title !== title) page.title = title;
  const wanted = [
    ...(description ? [element(page, 'meta', { name: 'description', content: description })] : []),
    ...links.map((link) => element(page, 'link', link)),
    ...metas.map((meta) => element(page, 'meta', meta)),
    ...data.map((thing) => element(page, 'script', { type: 'application/ld+json' }, jsonInScript(thing))),
  ];
  const old = new Map([...page.head.querySelectorAll(`[${MARK}]`)].map((one) => [one.outerHTML, one]));
  for (const one of wanted) if (!old.delete(one.outerHTML)) page.head.append(one);
  for (const one of old.values()) one.remove();
}

interface FollowHead {
  readonly store: AppStore;
  readonly t: Translate;
  readonly route: RouteMatch | null;
  readonly path: string;
  /** The desktop window shows only its title, so the other tags are left out there. */
  readonly isWeb: boolean;
}

/** Keeps the head up to date with the page. Returns the undo. */
export function followHead({ store, t, route, path, isWeb }: FollowHead): () => void {
  const language = path.slice(1, 3);
  const show = () => {
    const head = headTags({ state: store.getState(), t, route, language, path, status: 200 });
    if (isWeb) showHead(document, head);
    else if (document.title !== head.title) document.title = head.title;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      show();
    }, CALM_MS);
  });
  show();
  if (route?.row.page) void store.dispatch(loadPageData(path, listedSport(route)));
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
