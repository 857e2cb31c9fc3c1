import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useNamespaces } from '../i18n/use-namespaces.ts';
import { idleTurn } from '../page/tasks.ts';
import { useIsClient } from './use-is-client.ts';

/** Longest time for which a patient part waits, ms. */
const MAX_WAIT_MS = 2000;

interface LazyPartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Namespaces beyond those of every page. */
  readonly namespaces: readonly string[];
  /** Loads once the browser is idle: the player does not wait for the part, and the rest of the page comes first. */
  readonly isPatient?: boolean;
  /** Placeholder until the part is loaded, also on the server. */
  readonly fallback?: ReactNode;
}

/** Creates a part of the page that loads code and texts when it is first shown in the browser. */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): ComponentType<Props> {
  const { load, namespaces, isPatient = false, fallback = null } = options;
  const Part = lazy(async () => {
    if (isPatient) await idleTurn(MAX_WAIT_MS);
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is evaluated
  return function LazyPart(props: Props) {
    const isClient = useIsClient();
    const hasTexts = useNamespaces(isClient ? namespaces : [], !isPatient);
    if (!isClient || !hasTexts) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
