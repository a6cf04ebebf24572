import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { sitePath } from '#shared/locale/site-path.ts';
import { Providers } from '#web/app/providers.tsx';
import { Router } from '#web/app/router.tsx';
import { LANGUAGE, SITE_ROOT } from '#web/lib/locale/language.en.ts';

/** The markup of a screen as a visitor without a session sees it first. Runs in the build; throws if it cannot render. */
export async function prerenderScreen(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers
        router={({ children }) => (
          <StaticRouter basename={SITE_ROOT} location={sitePath(LANGUAGE, path)}>
            {children}
          </StaticRouter>
        )}
      >
        <Router />
      </Providers>
    </StrictMode>,
    // Larger parts would come with an inline script that moves them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}
