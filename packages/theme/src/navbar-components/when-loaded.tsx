import { type ComponentType, Suspense } from 'react';

/**
 * Returns the component in a `Suspense` boundary, so that nothing around it waits. The server and the browser need the
 * same boundary, although only the browser may still be loading the component.
 */
export function whenLoaded<P extends object>(
  Component: ComponentType<P>,
  Fallback: ComponentType = () => null,
): ComponentType<P> {
  return function WhenLoaded(props: P) {
    return (
      <Suspense fallback={<Fallback />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
