import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '#web/lib/error-log.ts';
import { SpinnerScreen } from '#web/ui/spinner.tsx';
import { isReloadWorthIt, reloadOnce } from './lost-part.ts';
import { RouteFailure } from './route-failure.tsx';

type State = { failure: 'reloading' | 'broken' | null };

/**
 * Keeps the rest of the page when a screen breaks or cannot be fetched, notes it in the local error log, and offers ways
 * back. A part of the app that went away with a new deployment is fetched by loading the page again, once.
 */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isReloadWorthIt(error, Date.now()) ? 'reloading' : 'broken' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    log('error', 'A screen could not be shown', { path: location.pathname, error, componentStack });
    if (this.state.failure === 'reloading') reloadOnce(Date.now());
  }

  override render() {
    if (this.state.failure === 'reloading') return <SpinnerScreen />;
    return this.state.failure ? <RouteFailure /> : this.props.children;
  }
}
