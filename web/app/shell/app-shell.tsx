import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmIdentity } from '#web/app/confirm-identity.tsx';
import { retryImport } from '#web/app/retry-import.ts';
import { isInstalled } from '#web/lib/browser/is-installed.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { MadeInCanada } from './made-in-canada.tsx';
import { MainContent, SkipLink } from './main-content.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { t } from './texts.en.tsx';
import { useSidebar } from './use-sidebar.ts';
import { Workplace } from './workplace.tsx';

/** Few businesses are about to be deleted. */
const DeletionBanner = lazy(() =>
  retryImport(async () => ({ default: (await import('./deletion-banner.tsx')).DeletionBanner })),
);

const OfflineKeeper = lazy(() =>
  retryImport(async () => ({ default: (await import('./offline-keeper.tsx')).OfflineKeeper })),
);

/** The layout of every screen behind sign-in (spec 1 §2.10), with a skeleton while the session is looked up. */
export default function AppShell() {
  const { isCollapsed, isWide, toggle, column } = useSidebar();
  const { status } = useSession();
  return (
    <>
      <SkipLink />
      <Sidebar collapsed={isCollapsed} onToggle={isWide ? toggle : null} />
      <div
        className={clsx(
          'flex min-h-dvh flex-col transition-[padding] duration-150 print:pl-0',
          isCollapsed ? 'md:pl-16' : 'md:pl-64',
        )}
      >
        <PhoneTopBar />
        <Workplace className="border-line border-b bg-surface px-4 py-2 md:hidden print:hidden" />
        <ConfirmEmailBanner className={clsx(column, 'pt-6')} />
        <DeletionNotice className={clsx(column, 'pt-6')} />
        <MainContent className={clsx(column, 'py-6 max-sm:pt-4 md:pb-16 lg:pt-10')} fallback={<ScreenSkeleton />}>
          {status === 'loading' && <ScreenSkeleton />}
        </MainContent>
        <footer
          className={clsx(
            'relative flex justify-center py-3 max-md:tall:pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:h-8 md:items-center md:tall:fixed md:tall:right-0 md:tall:bottom-0 md:tall:z-10 md:border-line md:border-t md:bg-surface md:py-0 print:hidden',
            isCollapsed ? 'md:tall:left-16' : 'md:tall:left-64',
          )}
          data-bottom-bar
        >
          <MadeInCanada />
          {status === 'authenticated' && <Shortcuts />}
          <OfflineLine className="pointer-events-none absolute inset-0 max-md:hidden" />
        </footer>
      </div>
      <PhoneBottomBar />
      {status === 'authenticated' && <ConfirmIdentity />}
      <Suspense>{status === 'authenticated' && isInstalled() && <OfflineKeeper />}</Suspense>
    </>
  );
}

/** Says when the business will be deleted, above every screen, if it will be. */
function DeletionNotice({ className }: { className: string }) {
  const session = useSession();
  if (session.status !== 'authenticated' || !session.user.businessDeletesAt) return null;
  return (
    <Suspense fallback={<div className={clsx('h-19', className)} />}>
      <DeletionBanner className={className} />
    </Suspense>
  );
}

/** Asks for the mailed code, above every screen, until the user has confirmed their email. */
function ConfirmEmailBanner({ className }: { className?: string }) {
  const session = useSession();
  const isAsked = session.status === 'authenticated' && !session.user.emailVerified;
  useFocusAfter(isAsked);
  if (!isAsked) return null;
  return (
    <div className={clsx('print:hidden', className)}>
      <ConfirmEmail isCompact>
        {t.confirmEmail({
          link: (text) => (
            <Link className="font-medium underline underline-offset-2" to={paths.profile}>
              {text}
            </Link>
          ),
        })}
      </ConfirmEmail>
    </div>
  );
}

/** The field for the code goes with its banner: the focus then goes on to the next of the first steps, or to the screen. */
function useFocusAfter(isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    const isOver = wasAsked.current && !isAsked;
    wasAsked.current = isAsked;
    const main = document.querySelector('main');
    // An open dialog, which hides the screen, keeps the focus.
    if (!isOver || document.activeElement !== document.body || main?.closest('[aria-hidden=true]')) return;
    (main?.querySelector<HTMLElement>('[data-next-step]') ?? main)?.focus({ preventScroll: true });
  }, [isAsked]);
}
