import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '#web/lib/errors/error-log.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { hasJustReloaded, isChunkLoadError, isSiteReachable, reload, waitForRetry } from './chunk-load-error.ts';
import { acceptInput } from './prerendered-root.ts';
import { RouteFailure } from './route-failure.tsx';

type State = { failure: 'reloading' | 'cut-off' | 'broken' | null };

/**
 * Keeps the rest of the page when a screen breaks or cannot be fetched, writes to the local error log, and offers ways
 * back. If a chunk could not be fetched, it reloads the page: once, immediately, if the server responds, as after a new
 * deployment; otherwise as soon as the server can be reached.
 */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };
  #isGone = false;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isChunkLoadError(error) ? 'reloading' : 'broken' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    acceptInput();
    log('error', 'A screen could not be shown', { path: location.pathname, error, componentStack });
    if (isChunkLoadError(error)) void this.#recover();
  }

  override componentDidMount() {
    this.#isGone = false;
  }

  override componentWillUnmount() {
    this.#isGone = true;
  }

  async #recover() {
    let wasCutOff = false;
    while (!(await isSiteReachable())) {
      if (this.#isGone) return;
      wasCutOff = true;
      this.setState({ failure: 'cut-off' });
      await waitForRetry();
    }
    if (this.#isGone) return;
    if (wasCutOff || !hasJustReloaded(Date.now())) reload(Date.now());
    else this.setState({ failure: 'broken' });
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'reloading') return <SpinnerScreen />;
    return failure ? <RouteFailure isCutOff={failure === 'cut-off'} /> : this.props.children;
  }
}
