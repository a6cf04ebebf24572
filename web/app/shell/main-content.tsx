import { clsx } from 'clsx';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { acceptInput } from '#web/app/prerendered-root.ts';
import { RouteErrorBoundary } from '#web/app/route-error-boundary.tsx';
import { RouteFocus } from '#web/app/route-focus.tsx';
import { useScreenKey } from '#web/lib/browser/same-screen.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';

const MAIN_ID = 'main';

/** Lets keyboard users skip the navigation; the first stop of Tab. */
export function SkipLink() {
  return (
    <a
      className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      href={`#${MAIN_ID}`}
    >
      Skip to content
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
