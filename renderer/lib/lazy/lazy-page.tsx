import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { useNamespaces } from '../i18n/use-namespaces.ts';

export interface LazyPage<Props extends object = object> {
  /** Draws the page; suspends until its code is loaded. */
  readonly Page: ComponentType<Props>;
  /** Loads the code so that `Page` renders at once: before the server renders and before the browser hydrates. */
  readonly preload: () => Promise<void>;
}

interface LazyPageOptions<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly namespaces: readonly string[];
  readonly Fallback: ComponentType;
  /**
   * The browser hydrates it with the frame around it: the server and the browser load it before. Without this it hydrates
   * after everything else, once its code is there.
   */
  readonly isAtOnce?: boolean;
}

/** Creates a page whose code is a separate chunk. */
export function lazyPage<Props extends object = object>(options: LazyPageOptions<Props>): LazyPage<Props> {
  const { load, namespaces, Fallback, isAtOnce = false } = options;
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
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
  const Later = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its module is evaluated
  function Page(props: Props) {
    // A page that suspended stays the same component, so that it keeps its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    const hasTexts = useNamespaces(namespaces, true);
    if (!hasTexts) return <Fallback />;
    if (isAtOnce && Shown !== Later) return <Shown {...props} />;
    return (
      <Suspense fallback={<Fallback />}>
        <Shown {...props} />
      </Suspense>
    );
  }
  // Isolates the page from updates around it, which would force the browser to hydrate it at once.
  const Quiet = memo(Page) as unknown as ComponentType<Props>;
  return {
    Page: Quiet,
    preload: async () => {
      await bring();
    },
  };
}
