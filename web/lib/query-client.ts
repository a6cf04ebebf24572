import { QueryClient } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';

/** A client for what the server keeps: fresh for five minutes, read again once when that may help (spec 1 §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: mayRetry } },
  });
}

/** What the server refused stays refused: only a missing answer and a server's fault are worth one more try. */
function mayRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500;
  return failures < 1 && !isRefused;
}
