import { type LayoutSlots, usePage } from '@octavo/theme';
import { ErrorBoundary } from '@octavo/theme/internals';
import type { ComponentType } from 'react';

/** Creates the content of the layout slots from the components of plugins. */
export function createSlots(
  components: Readonly<Record<string, readonly ComponentType[]>>,
): LayoutSlots {
  return Object.fromEntries(
    Object.entries(components).map(([name, list]) => [
      name,
      // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
      list.map((component, index) => <Slot key={index} component={component} />),
    ]),
  );
}

/** Renders a component. An error only hides the component. */
function Slot({ component: Component }: { component: ComponentType }) {
  const { routePath } = usePage();
  return (
    <ErrorBoundary resetKey={routePath}>
      <Component />
    </ErrorBoundary>
  );
}
