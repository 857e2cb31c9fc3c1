import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { SectionProps } from '#renderer/sections/contract/section-module.ts';
import { SectionError } from './section-error.tsx';
import type { SectionLoader } from './section-loader.ts';
import type { FallbackProps } from './section-slot.tsx';

interface GuardProps {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Error boundary of one section. */
class Guard extends Component<GuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

interface SectionPlaceProps {
  readonly name: string;
  readonly loader: SectionLoader;
  readonly Fallback: ComponentType<FallbackProps>;
  readonly isNarrow: boolean;
  readonly isDesktopApp: boolean;
}

/** Moves the focus to the section's first link after its retry button, which had the focus, is removed. */
function useHealedFocus(name: string, isBroken: boolean): void {
  const wasBroken = useRef(isBroken);
  useEffect(() => {
    const isHealed = wasBroken.current && !isBroken;
    wasBroken.current = isBroken;
    if (isHealed && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-section="${name}"] a[href]`)?.focus();
  }, [name, isBroken]);
}

/** Draws the current content of a section's place: the section, the error view, or the fallback. */
export function SectionPlace({ name, loader, Fallback, isNarrow, isDesktopApp }: SectionPlaceProps) {
  const view = useSyncExternalStore(
    loader.subscribe,
    () => loader.view(name),
    () => loader.view(name),
  );
  const path = useSyncExternalStore(loader.subscribe, loader.path, loader.path);
  const { shown, isBroken, isRefreshing } = view;
  useHealedFocus(name, isBroken);
  if (isBroken) {
    return (
      <Suspense>
        <Fallback path={path}>
          <SectionError isNarrow={isNarrow} isRefreshing={isRefreshing} onRefresh={() => loader.reload(name)} />
        </Fallback>
      </Suspense>
    );
  }
  if (shown) {
    const Section = shown.module.Section as ComponentType<SectionProps<unknown>>;
    return (
      <Guard key={shown.content.version} onCrash={() => loader.crashed(name)}>
        <Section data={shown.content.data} path={path} isDesktopApp={isDesktopApp} />
      </Guard>
    );
  }
  return (
    <Suspense>
      <Fallback path={path} />
    </Suspense>
  );
}
