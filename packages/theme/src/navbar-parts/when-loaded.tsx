import { type ComponentType, Suspense } from 'react';

/**
 * A part within a boundary of its own, so that nothing around it waits. Server and browser need the same boundary, though
 * only the browser's part may still be on its way.
 */
export function whenLoaded<P extends object>(
  Part: ComponentType<P>,
  Without: ComponentType = () => null,
): ComponentType<P> {
  return function WhenLoaded(props: P) {
    return (
      <Suspense fallback={<Without />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
