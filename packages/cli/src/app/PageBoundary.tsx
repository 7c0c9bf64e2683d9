import { useMessages } from '@octavo/theme';
import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** What is shown; another page, or the page anew, is tried again. */
  payload: unknown;
  /** Told when the page is on screen without an error. */
  onShown?: (() => void) | undefined;
  children: ReactNode;
}

interface PageBoundaryState {
  hasFailed: boolean;
  payload: unknown;
}

/** Keep everything around a page whose own code throws in the browser, and say so in its place. */
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
    if (!this.state.hasFailed) this.props.onShown?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <PageFailed onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
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
