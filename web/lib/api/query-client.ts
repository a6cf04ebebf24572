import { QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from './call-errors.ts';

/**
 * A query client: data is fresh for five minutes, and failures worth a retry get one (spec 1 §9). Without a connection,
 * calls fail immediately: a paused call would keep a screen waiting and be sent unexpectedly later. Queries on screen
 * are refetched once the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new ReconnectingCache(),
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry: mayRetry, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Drops fetches for the screen that are under way when the connection comes back. One that was sent without it may be
 * about to fail for the last time, and the refetch would join it.
 */
class ReconnectingCache extends QueryCache {
  override onOnline(): void {
    for (const query of this.findAll({ type: 'active', fetchStatus: 'fetching' })) void query.cancel({ silent: true });
    super.onOnline();
  }
}

/** A refusal is final: only a missing response or a server error is worth one retry. */
function mayRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500;
  const isOffline = error instanceof ConnectionError && navigator.onLine === false;
  return failures < 1 && !isRefused && !isOffline;
}
