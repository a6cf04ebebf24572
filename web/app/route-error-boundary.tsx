import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '#web/lib/errors/error-log.ts';
import { downloadErrorLog } from '#web/lib/errors/error-log-file.ts';
import { SITE_ROOT } from '#web/lib/locale/language.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { hasJustReloaded, isChunkLoadError, isSiteReachable, reload, waitForRetry } from './chunk-load-error.ts';
import { acceptInput } from './prerendered-root.ts';
import { t } from './texts.en.ts';

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

/** Shown instead of a broken screen: reload, leave, and the error log for support. */
function RouteFailure({ isCutOff }: { isCutOff: boolean }) {
  const isSignedIn = useSession().status === 'authenticated';
  const home = SITE_ROOT + (isSignedIn ? paths.invoices : paths.home);
  return (
    <div className="flex flex-1 flex-col items-center justify-center">
      <ErrorState {...(isCutOff ? CUT_OFF : BROKEN)} />
      <div className="-mt-12 flex flex-wrap justify-center gap-2 px-6 pb-16">
        {/* Not a router link: after a failure, a full page load is safer. */}
        {!isCutOff && location.pathname !== home && (
          <a className={buttonStyle({ variant: 'ghost' })} href={home}>
            {isSignedIn ? t.backToInvoices : t.returnHome}
          </a>
        )}
        <Button onClick={downloadErrorLog} variant="ghost">
          {t.downloadLog}
        </Button>
      </div>
    </div>
  );
}

const BROKEN = {
  onRetry: () => location.reload(),
  retryLabel: t.reload,
  text: t.brokenText,
  title: t.broken,
};

const CUT_OFF = {
  text: t.cutOffText,
  title: t.cutOff,
};
