import { Component, type ReactNode } from 'react';
import { forgetFailures } from '@/browser/late-load';
import { ErrorScreen } from './error-screen';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The page that is tried; another page gets another chance. */
  path: string;
  /** Whether nothing stands around it, not even the frame. */
  isOutermost?: boolean;
};
type ErrorBoundaryState = {
  error: Error | undefined;
  /** The page that the state is about; undefined when something has just been thrown. */
  path: string | undefined;
};

/**
 * Shows the error screen instead of a blank page when rendering fails, until another page is chosen or
 * the visitor tries again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, path: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)), path: undefined };
  }

  /** In the same rendering as the new page, which may have to be waited for while the screen stays. */
  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    { error, path: known }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return { error: known === undefined || known === path ? error : undefined, path };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  tryAgain = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const screen = <ErrorScreen error={error} onRetry={this.tryAgain} />;
    return this.props.isOutermost ? <main>{screen}</main> : screen;
  }
}
