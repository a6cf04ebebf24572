import '#web/features/pay/pay.css';
import { createRoot } from 'react-dom/client';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { ErrorBoundary } from '#web/features/pay/error-boundary.tsx';
import { invoiceIdIn, loadInvoice } from '#web/features/pay/invoice-calls.ts';
import { LoadProblem } from '#web/features/pay/load-problem.tsx';
import { PayPage } from '#web/features/pay/pay-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');

const dictionary = enCaInvoice;
const invoiceId = invoiceIdIn(location.pathname);
// Until the invoice is loaded, the page's static HTML shows a skeleton.
const first = await loadInvoice(invoiceId);
document.documentElement.lang = dictionary.locale;
createRoot(root).render(
  <ErrorBoundary fallback={<LoadProblem isMissing={false} texts={dictionary.pay} />}>
    <PayPage dictionary={dictionary} first={first} invoiceId={invoiceId} />
  </ErrorBoundary>,
);
