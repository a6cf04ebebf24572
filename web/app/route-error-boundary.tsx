import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Keeps the rest of the page when a screen breaks or cannot be fetched, and offers to reload. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        onRetry={() => location.reload()}
        retryLabel="Reload"
        text="This screen could not be shown. Please reload the page."
        title="Oops! Something went wrong"
      />
    );
  }
}
