import { ErrorBoundary, PageError } from '@octavo/theme/internals';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface PageBoundaryProps {
  /** Payload of the rendered page. A new payload resets the error state. */
  payload: unknown;
  /** Payload of the page in the server-rendered HTML. `undefined` in development, where errors replace the content. */
  prerendered: unknown;
  /** Called after the page renders without errors. */
  onRendered?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Error boundary for the page content. On error, it keeps the content that is on screen as static HTML. If there is
 * none, it shows a message with a retry button.
 */
export function PageBoundary({ payload, prerendered, onRendered, children }: PageBoundaryProps) {
  const rendered = useRef<unknown>(undefined);
  return (
    <ErrorBoundary
      resetKey={payload}
      fallback={(retry) => (
        <StaticContent
          isOnScreen={
            prerendered !== undefined && [prerendered, rendered.current].includes(payload)
          }
          onRetry={retry}
        />
      )}
    >
      {children}
      <AfterRender
        onRendered={() => {
          rendered.current = payload;
          onRendered?.();
        }}
      />
    </ErrorBoundary>
  );
}

/** Calls `onRendered` each time the boundary renders without errors. */
function AfterRender({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered);
  return null;
}

/** Page content as it was before the error. */
function StaticContent({ isOnScreen, onRetry }: { isOnScreen: boolean; onRetry: () => void }) {
  // React removes the content from the document only after this component has rendered.
  const [html] = useState(() =>
    isOnScreen ? document.querySelector('[data-oct-page]')?.innerHTML : undefined,
  );
  if (!html) return <PageError onRetry={onRetry} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the content that React rendered before.
  return <div data-oct-page="" dangerouslySetInnerHTML={{ __html: html }} />;
}
