import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Role } from '#shared/user/schema.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import type { LazyScreen } from './lazy-screen.tsx';

/** How long nothing has been fetched. */
const IDLE_MS = 500;

/**
 * Fetches the code of the screen that users with one of the roles often open next, once the current one has loaded.
 * Not for users who save data.
 */
export function PrefetchWhenIdle({ screen, roles }: { screen: LazyScreen; roles: readonly Role[] }) {
  const isFetching = useIsFetching() > 0;
  const isWanted = hasRole(useUser(), roles) && !savesData();
  useEffect(() => {
    if (isFetching || !isWanted) return;
    const timer = setTimeout(screen.prefetch, IDLE_MS);
    return () => clearTimeout(timer);
  }, [isFetching, isWanted, screen]);
  return null;
}
