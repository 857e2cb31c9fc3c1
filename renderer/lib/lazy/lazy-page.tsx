import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { useNamespaces } from '../i18n/use-namespaces.ts';

export interface LazyPage {
  /** Draws the page; suspends until its code is loaded. */
  readonly Page: ComponentType;
  /** Loads the code so that `Page` renders at once: before the server renders and before the browser hydrates. */
  readonly preload: () => Promise<void>;
}

interface LazyPageOptions {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly string[];
  readonly Fallback: ComponentType;
  /**
   * The browser hydrates it with the frame around it: the server and the browser load it before. Without this it hydrates
   * after everything else, once its code is there.
   */
  readonly isAtOnce?: boolean;
}

/** Creates a page whose code is a separate chunk. */
export function lazyPage({ load, namespaces, Fallback, isAtOnce = false }: LazyPageOptions): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const bring = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Later = lazy(async () => ({ default: await bring() }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its module is evaluated
  function Page() {
    // A page that suspended stays the same component, so that it keeps its state.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    const hasTexts = useNamespaces(namespaces, true);
    if (!hasTexts) return <Fallback />;
    if (isAtOnce && Shown !== Later) return <Shown />;
    return (
      <Suspense fallback={<Fallback />}>
        <Shown />
      </Suspense>
    );
  }
  // Isolates the page from updates around it, which would force the browser to hydrate it at once.
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its module is evaluated
  const Quiet = memo(Page);
  return {
    Page: Quiet,
    preload: async () => {
      await bring();
    },
  };
}
