import { type ComponentType, Suspense } from 'react';

/**
 * Wraps a component in a `Suspense` boundary, so that the rest of the page renders while the component loads. The server
 * needs the same boundary for hydration, although it loads the component eagerly.
 */
export function withSuspense<P extends object>(
  Component: ComponentType<P>,
  Fallback: ComponentType = () => null,
): ComponentType<P> {
  return function WithSuspense(props: P) {
    return (
      <Suspense fallback={<Fallback />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
