import { Component, type ReactNode } from 'react';
import { renewFailed } from '@/content/load-once';
import { ErrorScreen } from './error-screen';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The page that is tried; another page gets another chance. */
  path: string;
};
type ErrorBoundaryState = { error: Error | undefined };

/** Shows the fallback screen instead of a blank page when rendering fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (path !== this.props.path && this.state.error) this.setState({ error: undefined });
  }

  override componentDidCatch() {
    renewFailed();
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}
