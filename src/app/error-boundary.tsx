import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';
import { forgetFailures } from '@/browser/lazy-load';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Path of the current page; changing it resets the error. */
  path: string;
  isOutermost?: boolean;
};
type ErrorBoundaryState = {
  error: Error | undefined;
  /** Path that the state belongs to; undefined right after a throw. */
  path: string | undefined;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, path: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)), path: undefined };
  }

  /** Resets together with the new page; the error screen stays while that page is loading. */
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
