import { useMessages } from '@octavo/theme';
import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Payload of the rendered page. A new payload resets the error state. */
  payload: unknown;
  /** Called after the page renders without errors. */
  onRendered?: (() => void) | undefined;
  children: ReactNode;
}

interface PageBoundaryState {
  hasFailed: boolean;
  payload: unknown;
}

/** Error boundary for the page content. On error, it shows a message with a retry button inside the layout. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, payload: this.props.payload };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { payload }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return payload === state.payload ? null : { hasFailed: false, payload };
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (!this.state.hasFailed) this.props.onRendered?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <PageError onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function PageError({ onRetry }: { onRetry: () => void }) {
  const { pageLoadFailed, retry } = useMessages();
  return (
    <div role="alert">
      <p>{pageLoadFailed}</p>
      <button type="button" className="oct-button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
