import { Component, type ReactNode } from 'react';

/** Props for `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** A new value renders the children again after an error. Pass the route path, so that navigation resets the boundary. */
  resetKey: unknown;
  /**
   * Renders a replacement for the children after an error. `retry` renders the children again.
   * @default renders nothing
   */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
  /** Called after an error. */
  onError?: (() => void) | undefined;
  children?: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: unknown;
}

/**
 * Keeps the rest of the page on screen if its children throw while they render or in an effect. React reports the error
 * to `onCaughtError` of the root, which logs it by default.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children;
  }
}
