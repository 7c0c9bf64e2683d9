import { type ComponentType, Suspense } from 'react';

/**
 * Wraps a component in a `Suspense` boundary, so that the rest of the page can render while the component loads. The
 * server loads the component eagerly but needs the same boundary for hydration to match.
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
