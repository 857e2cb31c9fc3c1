import { type ComponentType, memo, Suspense } from 'react';

/**
 * A part of a page that the browser wakes up on its own: between two of them it looks after the visitor, and what one of
 * them did is not lost when something else on the page moves meanwhile. A press wakes the part that it meets at once.
 * It is drawn anew only when its props change, because a parent that draws it anew would wake it up at once as well.
 */
export function hydratedApart<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  function Apart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    );
  }
  return memo(Apart) as unknown as ComponentType<Props>;
}
