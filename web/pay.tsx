import '#web/features/pay/pay.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#web/document-page/error-boundary.tsx';
import { LoadProblem } from '#web/document-page/load-problem.tsx';
import { documentIdIn } from '#web/document-page/page-calls.ts';
import { pageDictionary } from '#web/document-page/page-dictionary.ts';
import { firstInvoice } from '#web/features/pay/invoice-calls.ts';
import { PayPage } from '#web/features/pay/pay-page.tsx';
import { reportView } from '#web/features/pay/report-view.ts';

/** Renders the page in the language of its invoice; until then, the static HTML shows a skeleton. */
async function start(root: HTMLElement): Promise<void> {
  const invoiceId = documentIdIn(location.pathname);
  const first = await firstInvoice(invoiceId);
  if (first.kind === 'loaded') reportView({ invoiceId, window, document });
  const dictionary = pageDictionary(first);
  document.documentElement.lang = dictionary.locale;
  createRoot(root).render(
    <ErrorBoundary fallback={<LoadProblem problem="failed" texts={dictionary.pay} />}>
      <PayPage dictionary={dictionary} first={first} invoiceId={invoiceId} />
    </ErrorBoundary>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
void start(root);
