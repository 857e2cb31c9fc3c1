import type { Store } from '@reduxjs/toolkit';
import { type ComponentType, lazy } from 'react';
import { Provider } from 'react-redux';
import { HostContext } from '#renderer/host/use-host.ts';
import type { SectionSettings } from '#shared/domain/sections/section-request.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import type { TextStore } from '../i18n/text-store.ts';
import { TextProvider } from '../i18n/use-translation.tsx';
import type { AppState } from '../store/app-state.ts';
import { fetchSection } from './fetch-section.ts';
import type { PageSections } from './page-sections.ts';
import { bringRemote } from './remote-module.ts';
import { SectionLoader } from './section-loader.ts';
import { SectionPlace } from './section-place.tsx';
import { drawRoot, type SectionRoot, wakeRoot } from './section-root.tsx';
import type { FallbackProps } from './section-slot.tsx';
import { sectionStateName, watchLoader } from './section-states.ts';

interface PlaceOptions {
  readonly name: string;
  readonly element: HTMLElement;
  readonly page: PageSections;
  readonly settings: SectionSettings | undefined;
  readonly path: string;
  readonly store: Store<AppState>;
  readonly host: HostPort;
  readonly i18n: TextStore;
  readonly loadFallback: () => Promise<ComponentType<FallbackProps>>;
  readonly isNarrow: boolean;
}

let loader: SectionLoader | undefined;
/** Roots by place: a place that opens again with other settings keeps its root. */
const roots = new WeakMap<HTMLElement, SectionRoot>();

/** Returns the loader of the page, made for the first section. */
function loaderOf({ page, store }: PlaceOptions): SectionLoader {
  if (loader) return loader;
  loader = new SectionLoader({
    ask: (settings, path) => fetchSection(page.fetcher, settings, path),
    bring: page.bundled ?? bringRemote,
    isWatched: () => store.getState().api.config.focused,
    onWatched: (listener) => store.subscribe(listener),
  });
  watchLoader(loader);
  return loader;
}

/** Tells the loader which page is shown. */
export function visitPage(path: string): void {
  loader?.visit(path);
}

/** Custom property that holds the height of what the error view of a place has replaced, for the styles of the place. */
const ROOM = '--section-room';

/** Notes the height of a place when its error view replaces what it shows, so that the page around it does not move. */
function keepRoom(place: HTMLElement, isBroken: boolean): void {
  if (!isBroken) place.style.removeProperty(ROOM);
  else if (place.firstChild && place.style.getPropertyValue(ROOM) === '')
    place.style.setProperty(ROOM, `${place.getBoundingClientRect().height}px`);
}

/**
 * Takes over the place of a section: hydrates what the server drew, or draws the section once it is loaded, and the
 * error view when it fails. Returns the undo.
 */
export function openPlace(options: PlaceOptions): () => void {
  const { name, element, page, settings, path, store, host, i18n, loadFallback, isNarrow } = options;
  const sections = loaderOf(options);
  const drawn = page.contents[name];
  const Fallback = lazy(async () => ({ default: await loadFallback() }));
  const tree = (
    <HostContext value={host}>
      <Provider store={store}>
        <TextProvider i18n={i18n}>
          <SectionPlace
            name={name}
            loader={sections}
            Fallback={Fallback}
            isNarrow={isNarrow}
            isDesktopApp={page.bundled !== null}
          />
        </TextProvider>
      </Provider>
    </HostContext>
  );
  let isDrawn = false;

  function draw(): void {
    const { record, shown, isBroken } = sections.view(name);
    element.dataset.state = sectionStateName(record.state);
    // Drawings follow later: React draws after its subscribers have run.
    keepRoom(element, isBroken);
    const before = roots.get(element);
    if (isDrawn || !(before || shown || isBroken || element.firstChild === null)) return;
    isDrawn = true;
    if (before) {
      before.render(tree);
      return;
    }
    const isAsDrawn = drawn !== undefined && shown?.content === drawn && sections.path() === page.path;
    const take = isAsDrawn && element.firstChild ? wakeRoot : drawRoot;
    roots.set(element, take(element, tree));
  }

  const unsubscribe = sections.subscribe(draw);
  sections.open(name, { settings, path, content: path.slice(1, 3) === page.path.slice(1, 3) ? drawn : undefined });
  draw();
  return () => {
    unsubscribe();
    sections.close(name);
    if (element.isConnected) return;
    const root = roots.get(element);
    roots.delete(element);
    // Deferred: the page may be drawing.
    if (root) queueMicrotask(() => root.unmount());
  };
}
