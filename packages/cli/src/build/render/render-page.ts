import type { PageView, RenderedPage, RenderFailure, Runtime } from '../../model/payload';

/** Exports of the server bundle. */
export interface ServerModule {
  renderPage: (view: PageView, runtime?: Runtime) => Promise<RenderedPage | RenderFailure>;
}

/** Components of Octavo and React at the top of a component stack that do not help to find an error. */
const INTERNAL = new Set(['MDXContent', '_createMdxContent', 'PageOutlet', 'Suspense', 'Lazy']);

/** Returns the name of the component that threw an error, or `undefined` if it is unknown. */
export function findComponentName(componentStack: string | undefined): string | undefined {
  const [, name] = /^\s*at (?:async )?([\w$.]+)/m.exec(componentStack ?? '') ?? [];
  return name && /^[A-Z]/.test(name) && !INTERNAL.has(name) ? name : undefined;
}
