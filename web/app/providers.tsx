import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { SITE_ROOT } from '#web/lib/locale/language.en.ts';
import { BusinessWatch } from './business-watch.tsx';
import { LanguageWatch } from './language-watch.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { SessionProvider } from './session.tsx';

type ProvidersProps = {
  children: ReactNode;
  /** By default the one that follows the browser's address. */
  router?: ComponentType<{ children: ReactNode }>;
};

/** Providers for all screens: queries, session and router. */
export function Providers({ children, router: Router = SiteRouter }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Router>
          <BusinessWatch />
          <LanguageWatch />
          <RouteErrorBoundary>{children}</RouteErrorBoundary>
        </Router>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The router of the site in this language. */
function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={SITE_ROOT}>{children}</BrowserRouter>;
}
