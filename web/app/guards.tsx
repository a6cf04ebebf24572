import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '#shared/user/schema.ts';
import { hasRole, useSession } from '#web/lib/session/session.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { paths } from './paths.ts';
import { retryImport } from './retry-import.ts';

const SignInAgain = lazy(() =>
  retryImport(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain })),
);

/** Where a person wanted to go before they were sent to sign in; travels in the navigation state. */
type Remembered = { readonly from?: string };

/**
 * Lets in who is signed in; anybody else signs in first and comes back to where they wanted to go (spec 1 §2.2). Whose
 * session runs out here signs in again over the screen, which stays as it is.
 */
export function RequireSession({ children }: { children?: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <SpinnerScreen />;
  if (session.status === 'authenticated') {
    return (
      <>
        {children ?? <Outlet />}
        <Suspense>{session.isPaused && <SignInAgain email={session.user.email} />}</Suspense>
      </>
    );
  }
  // Who left on purpose starts afresh: the next person must not land on their screen.
  const state: Remembered = session.why === 'signed-out' ? {} : { from: addressOf(location) };
  return <Navigate replace state={state} to={paths.login} />;
}

/** The screens for visitors: who is signed in goes on to where they wanted to go, or to the invoices. */
export function GuestsOnly() {
  const session = useSession();
  const location = useLocation();
  const hasShownForm = useRef(false);
  if (session.status === 'authenticated') return <Navigate replace to={rememberedPath(location.state)} />;
  // While a sign-in is under way the form stays; only a returning person's first look waits.
  if (session.status === 'loading' && !hasShownForm.current) return <SpinnerScreen />;
  hasShownForm.current = true;
  return <Outlet />;
}

/** Requires one of the roles; others see a message and go home, visitors to the sign-in (spec 1 §6). */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const session = useSession();
  const isDenied = session.status === 'authenticated' && !hasRole(session.user, roles);
  useEffect(() => {
    if (isDenied) toast.error('Access Denied', { description: 'You do not have permission to access this page' });
  }, [isDenied]);
  if (session.status === 'loading') return <SpinnerScreen />;
  if (session.status === 'anonymous') return <Navigate replace to={paths.login} />;
  return isDenied ? <Navigate replace to={paths.home} /> : <Outlet />;
}

function addressOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`;
}

function rememberedPath(state: unknown): string {
  const from = (state as Remembered | null)?.from ?? '';
  // Two slashes would lead to another host.
  return /^\/[^/]/.test(from) ? from : paths.invoices;
}
