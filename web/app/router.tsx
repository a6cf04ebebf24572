import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { rememberedPath } from './guards.tsx';
import { prefetchScreen, usePrefetchOfLinks } from './prefetch.ts';
import { ROUTES } from './routes.tsx';

/** The screen at the current address. */
export function Router() {
  useEarlyStart();
  usePrefetchOfLinks();
  return useRoutes(ROUTES);
}

/** Fetches what a user sees first while they sign in or their session is looked up, instead of one after the other. */
function useEarlyStart(): void {
  const isLoading = useSession().status === 'loading';
  const { pathname, state } = useLocation();
  const isSignIn = pathname === paths.login;
  const next = isSignIn || pathname === paths.home ? (rememberedPath(state) ?? paths.invoices) : pathname;
  useEffect(() => {
    if (isLoading) prefetchScreen(next, null);
  }, [isLoading, next]);
  useEffect(() => {
    if (!isSignIn) return undefined;
    const onSubmit = () => prefetchScreen(next, null);
    addEventListener('submit', onSubmit);
    return () => removeEventListener('submit', onSubmit);
  }, [isSignIn, next]);
}
