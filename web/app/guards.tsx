import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '#shared/user/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { hasRole, useMayChange, useSession } from '#web/lib/session/session.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { homeOf } from './home.tsx';
import { retryImport } from './retry-import.ts';
import { t } from './texts.en.ts';

const SignInAgain = lazy(() =>
  retryImport(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain })),
);

const SuspendedScreen = lazy(() =>
  retryImport(async () => ({ default: (await import('./suspended/suspended-screen.tsx')).SuspendedScreen })),
);

/** The screen a visitor wanted before being sent to sign-in, kept in the navigation state. */
type Remembered = { readonly from?: string };

/**
 * Requires a session for the screens in a layout, which shows a skeleton instead while the session is looked up.
 * Visitors sign in first and then return to the screen they wanted (spec 1 §2.2); a user whose session expires here
 * signs in again over the unchanged screen. People of a suspended business see one screen, at every address.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status !== 'anonymous') {
    const isKnown = session.status === 'authenticated';
    const isSuspended = isKnown && session.user.businessSuspendedAt !== undefined;
    return (
      <>
        {isSuspended ? (
          <Suspense fallback={<SpinnerScreen />}>
            <SuspendedScreen />
          </Suspense>
        ) : (
          children
        )}
        <Suspense>{isKnown && session.isPaused && <SignInAgain email={session.user.email} />}</Suspense>
      </>
    );
  }
  // After a deliberate sign-out, start afresh: the next user must not land on this user's screen.
  const state: Remembered = session.why === 'signed-out' ? {} : { from: addressOf(location) };
  return <Navigate replace state={state} to={paths.login} />;
}

/** For visitors only; signed-in users go to the screen they wanted, or home. */
export function GuestsOnly() {
  const session = useSession();
  const location = useLocation();
  const hasShownForm = useRef(false);
  if (session.status === 'authenticated') {
    return (
      <>
        {/* Until the navigation has taken effect. */}
        <SpinnerScreen />
        <Navigate replace to={rememberedPath(location.state) ?? homeOf(session.user)} />
      </>
    );
  }
  // The form stays mounted during a sign-in; only the initial lookup of a returning user shows a spinner.
  if (session.status === 'loading' && !hasShownForm.current) return <SpinnerScreen />;
  hasShownForm.current = true;
  return <Outlet />;
}

/**
 * Requires one of the roles. Other users see a message and go home, visitors go to sign-in (spec 1 §6). An accountant at
 * the editor of a record goes to its page.
 */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const session = useSession();
  const isDenied = session.status === 'authenticated' && !hasRole(session.user, roles);
  const mayChange = useMayChange();
  const { pathname } = useLocation();
  const record = mayChange ? undefined : /^(.+)\/edit\/?$/.exec(pathname)?.[1];
  const isRecord = record !== undefined;
  useEffect(() => {
    if (!isDenied) return;
    if (isRecord) toast.info(t.readOnly, { description: t.readsOnly });
    else toast.error(t.accessDenied, { description: t.noPermission });
  }, [isDenied, isRecord]);
  if (session.status === 'loading') return <SpinnerScreen />;
  if (session.status === 'anonymous') return <Navigate replace to={paths.login} />;
  return isDenied ? <Navigate replace to={record ?? paths.home} /> : <Outlet />;
}

function addressOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`;
}

/** The screen that a visitor wanted, by the navigation state; null if they wanted none. */
export function rememberedPath(state: unknown): string | null {
  const from = (state as Remembered | null)?.from ?? '';
  // Two slashes would lead to another host.
  return /^\/[^/]/.test(from) ? from : null;
}
