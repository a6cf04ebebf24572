import { clsx } from 'clsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { acceptInput } from '#web/app/prerendered-root.ts';
import { RouteErrorBoundary } from '#web/app/route-error-boundary.tsx';
import { useIsSameScreen, useScreenKey } from '#web/lib/browser/same-screen.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { t } from './texts.en.tsx';

const MAIN_ID = 'main';

/** Lets keyboard users skip the navigation; the first stop of Tab. */
export function SkipLink() {
  return (
    <a
      className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      href={`#${MAIN_ID}`}
    >
      {t.skip}
    </a>
  );
}

type MainContentProps = {
  className?: string | undefined;
  /** Shown while a screen is being fetched. */
  fallback?: ReactNode;
  /** Shown instead of the screen. */
  children?: ReactNode;
};

/** The container of the screens: takes the focus when the address changes, and contains the failure of a screen. */
export function MainContent({ className, fallback = <ScreenToCome />, children }: MainContentProps) {
  const screenKey = useScreenKey();
  return (
    <main className={clsx('flex min-w-0 flex-1 flex-col', className)} id={MAIN_ID} tabIndex={-1}>
      <RouteFocus targetId={MAIN_ID} />
      <RouteErrorBoundary key={screenKey}>
        <Suspense fallback={fallback}>
          {children || <Outlet />}
          <InputOnceShown />
        </Suspense>
      </RouteErrorBoundary>
    </main>
  );
}

/** As high as the window on a phone, so that no footer shows that the screen would push away. */
function ScreenToCome() {
  return (
    <div className="flex flex-1 flex-col max-md:min-h-dvh">
      <SpinnerScreen />
    </div>
  );
}

/** Beside a screen: once this is mounted or hydrated, so is the screen. */
function InputOnceShown() {
  useEffect(acceptInput, []);
  return null;
}

/**
 * On a change of screen, moves the focus to its start and announces its title; scrolls to the top unless going back.
 */
function RouteFocus({ targetId }: { targetId: string }) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const isSameScreen = useIsSameScreen();
  const shown = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // A filter that changes only the query stays on its screen and keeps the focus.
    if (before === pathname || isSameScreen || (before === null && navigation === 'POP')) return;
    // What came with the layout, such as the field for the code after a registration, may have taken it.
    if (before !== null || document.activeElement === document.body) {
      document.getElementById(targetId)?.focus({ preventScroll: true });
    }
    if (navigation !== 'POP') scrollTo(0, 0);
    return whenRetitled(setAnnounced);
  }, [pathname, navigation, isSameScreen, targetId]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

/**
 * Calls back with the next title of the document, which a screen sets when it mounts: its code may still be loading.
 * Stops when the returned function is called.
 */
function whenRetitled(onTitle: (title: string) => void): () => void {
  const before = document.title;
  const observer = new MutationObserver(() => {
    if (document.title === before) return;
    observer.disconnect();
    onTitle(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
