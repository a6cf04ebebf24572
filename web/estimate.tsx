import '#web/features/estimate/estimate.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#web/document-page/error-boundary.tsx';
import { LoadProblem } from '#web/document-page/load-problem.tsx';
import { documentIdIn } from '#web/document-page/page-calls.ts';
import { pageLanguage } from '#web/document-page/page-language.ts';
import { reportView } from '#web/document-page/report-view.ts';
import { firstEstimate, viewsUrl } from '#web/features/estimate/estimate-calls.ts';
import { estimateDictionary } from '#web/features/estimate/estimate-dictionary.ts';
import { EstimatePage } from '#web/features/estimate/estimate-page.tsx';

/** Renders the page in the language of its estimate; until then, the static HTML shows a skeleton. */
async function start(root: HTMLElement): Promise<void> {
  const link = documentIdIn(location.pathname);
  const first = await firstEstimate(link);
  if (first.kind === 'loaded') {
    // A visit without a person's action is not worth a record: it says nothing about who read it.
    const toView = ({ kind, viewer }: { kind: string; viewer?: string | undefined }) =>
      kind === 'opened' ? { viewer } : undefined;
    reportView({ url: viewsUrl(link), window, document, toView });
  }
  const dictionary = estimateDictionary(pageLanguage(first));
  document.documentElement.lang = dictionary.locale;
  createRoot(root).render(
    <ErrorBoundary fallback={<LoadProblem problem="failed" texts={dictionary.page} />}>
      <EstimatePage dictionary={dictionary} first={first} link={link} />
    </ErrorBoundary>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
void start(root);
