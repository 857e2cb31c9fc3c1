import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useNamespaces } from '../i18n/use-namespaces.ts';
import { useIsClient } from './use-is-client.ts';

interface LazyPartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Texts it needs beyond those of every page. */
  readonly namespaces: readonly string[];
  /** What stands in its place meanwhile, on the server too. */
  readonly fallback?: ReactNode;
}

/** A part of the page that comes with its code and its texts when it is first shown in the browser. */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): ComponentType<Props> {
  const { load, namespaces, fallback = null } = options;
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is evaluated
  return function LazyPart(props: Props) {
    const isClient = useIsClient();
    const hasTexts = useNamespaces(isClient ? namespaces : []);
    if (!isClient || !hasTexts) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
