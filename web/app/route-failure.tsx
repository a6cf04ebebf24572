import { downloadErrorLog } from '#web/lib/errors/error-log-file.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

/** Shown instead of a broken screen: reload, leave, and the error log for support. */
export function RouteFailure({ isCutOff }: { isCutOff: boolean }) {
  const isSignedIn = useSession().status === 'authenticated';
  const home = isSignedIn ? paths.invoices : paths.home;
  return (
    <div className="flex flex-1 flex-col items-center justify-center">
      <ErrorState {...(isCutOff ? CUT_OFF : BROKEN)} />
      <div className="-mt-12 flex flex-wrap justify-center gap-2 px-6 pb-16">
        {/* Not a router link: after a failure, a full page load is safer. */}
        {!isCutOff && location.pathname !== home && (
          <a className={buttonStyle({ variant: 'ghost' })} href={home}>
            {isSignedIn ? 'Back to Invoices' : 'Return to Home'}
          </a>
        )}
        <Button onClick={downloadErrorLog} variant="ghost">
          Download error log
        </Button>
      </div>
    </div>
  );
}

const BROKEN = {
  onRetry: () => location.reload(),
  retryLabel: 'Reload',
  text: 'This screen could not be shown. Please reload the page.',
  title: 'Oops! Something went wrong',
};

const CUT_OFF = {
  text: 'Please check your internet connection. This screen will open as soon as the server can be reached.',
  title: 'Unable to connect to the server',
};
