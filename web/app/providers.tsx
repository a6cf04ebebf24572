import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { BusinessWatch } from './business-watch.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { SessionProvider } from './session.tsx';

/** Providers for all screens: queries, session and router. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <BrowserRouter>
          <BusinessWatch />
          <RouteErrorBoundary>{children}</RouteErrorBoundary>
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
}
