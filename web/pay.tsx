import '#web/features/pay/pay.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#web/document-page/error-boundary.tsx';
import { LoadProblem } from '#web/document-page/load-problem.tsx';
import { documentIdIn } from '#web/document-page/page-calls.ts';
import { reportView } from '#web/document-page/report-view.ts';
import { cardPartOf } from '#web/features/pay/card-part.ts';
import { firstInvoice, viewsUrl } from '#web/features/pay/invoice-calls.ts';
import { payDictionary } from '#web/features/pay/pay-dictionary.ts';
import { PayPage } from '#web/features/pay/pay-page.tsx';

/** Renders the page in the language of its invoice; until then, the static HTML shows a skeleton. */
async function start(root: HTMLElement): Promise<void> {
  const invoiceId = documentIdIn(location.pathname);
  const first = await firstInvoice(invoiceId);
  if (first.kind === 'loaded') reportView({ url: viewsUrl(invoiceId), window, document, toView: (view) => view });
  const [dictionary, cardPart] = await Promise.all([payDictionary(first), cardPartOf(first)]);
  document.documentElement.lang = dictionary.locale;
  createRoot(root).render(
    <ErrorBoundary fallback={<LoadProblem problem="failed" texts={dictionary.pay} />}>
      <PayPage {...{ cardPart, dictionary, first, invoiceId }} />
    </ErrorBoundary>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
void start(root);
