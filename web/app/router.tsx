import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { prefetchScreen, usePrefetchOfLinks } from './prefetch.ts';
import { ROUTES } from './routes.tsx';

/** The screen at the current address. */
export function Router() {
  useEarlyStart();
  usePrefetchOfLinks();
  return useRoutes(ROUTES);
}

/** Where a user who signs in or returns sees the invoice list next. */
const BEFORE_LIST: readonly string[] = [paths.home, paths.login];

/** Fetches what a user sees first while their session is still being looked up, instead of one after the other. */
function useEarlyStart(): void {
  const isLoading = useSession().status === 'loading';
  const { pathname } = useLocation();
  const next = BEFORE_LIST.includes(pathname) ? paths.invoices : pathname;
  useEffect(() => {
    if (isLoading) prefetchScreen(next, null);
  }, [isLoading, next]);
}
