import '#web/features/pay/pay.css';
import { createRoot } from 'react-dom/client';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { ErrorBoundary } from '#web/document-page/error-boundary.tsx';
import { LoadProblem } from '#web/document-page/load-problem.tsx';
import { firstLoad, invoiceIdIn, type Load } from '#web/features/pay/invoice-calls.ts';
import { PayPage } from '#web/features/pay/pay-page.tsx';
import { reportView } from '#web/features/pay/report-view.ts';

const DICTIONARIES: Readonly<Record<Language, InvoiceDictionary>> = { en: enCaInvoice, fr: frCaInvoice };

/** Renders the page in the language of its invoice; until then, the static HTML shows a skeleton. */
async function start(root: HTMLElement): Promise<void> {
  const invoiceId = invoiceIdIn(location.pathname);
  const first = await firstLoad(invoiceId);
  if (first.kind === 'loaded') reportView({ invoiceId, window, document });
  const dictionary = DICTIONARIES[languageOf(first)];
  document.documentElement.lang = dictionary.locale;
  createRoot(root).render(
    <ErrorBoundary fallback={<LoadProblem isMissing={false} texts={dictionary.pay} />}>
      <PayPage dictionary={dictionary} first={first} invoiceId={invoiceId} />
    </ErrorBoundary>,
  );
}

/** The language of the invoice; without one, the browser's. */
function languageOf(load: Load): Language {
  if (load.kind === 'loaded') return load.invoice.language ?? 'en';
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
void start(root);
