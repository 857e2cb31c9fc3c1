import { loadPageData } from '#renderer/lib/api/seo-api.ts';
import type { Translate } from '#renderer/lib/i18n/translations.ts';
import { jsonInScript } from '#renderer/lib/page/json-in-script.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import type { AppStore } from '../make-store.ts';
import { type HeadTags, headTags } from './head-tags.ts';

/** Marks what belongs to the page: the rest of the head stays when another page comes. */
const MARK = 'data-page';
/** What changes many times a second is looked at no more often than this. */
const CALM_MS = 300;

function element(page: Document, name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = page.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes, [MARK]: '' })) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** Puts the head of a page in the place of the one before; what both have stays where it is. */
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
  /** The desktop window shows its title; nobody reads the rest there. */
  readonly isWeb: boolean;
}

/** Keeps the head in step with what the page shows, until it is told to stop. */
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
  if (route?.row.page) void store.dispatch(loadPageData(path));
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
