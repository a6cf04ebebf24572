import '#web/features/pay/pay.css';
import { createRoot } from 'react-dom/client';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Language } from '#shared/locale/language.ts';
import { ErrorBoundary } from '#web/features/pay/error-boundary.tsx';
import { invoiceIdIn, loadInvoice } from '#web/features/pay/invoice-calls.ts';
import { LoadProblem } from '#web/features/pay/load-problem.tsx';
import { PayPage } from '#web/features/pay/pay-page.tsx';
import { reportView } from '#web/features/pay/report-view.ts';

/** The dictionaries, each in a file of its own. */
const LOAD: Readonly<Record<Language, () => Promise<InvoiceDictionary>>> = {
  en: async () => (await import('#shared/locale/en-ca-invoice.ts')).enCaInvoice,
  fr: async () => (await import('#shared/locale/fr-ca-invoice.ts')).frCaInvoice,
};

/** Renders the page in the language of its invoice; until then, the static HTML shows a skeleton. */
async function start(root: HTMLElement): Promise<void> {
  const invoiceId = invoiceIdIn(location.pathname);
  // The browser's language is a guess at the invoice's, whose dictionary can so be fetched at the same time.
  const guess = /^fr/.test(navigator.language) ? 'fr' : 'en';
  const [first, guessed] = await Promise.all([loadInvoice(invoiceId), LOAD[guess]()]);
  if (first.kind === 'loaded') reportView({ invoiceId, window, document });
  const language = first.kind === 'loaded' ? (first.invoice.language ?? 'en') : guess;
  const dictionary = language === guess ? guessed : await LOAD[language]();
  document.documentElement.lang = dictionary.locale;
  createRoot(root).render(
    <ErrorBoundary fallback={<LoadProblem isMissing={false} texts={dictionary.pay} />}>
      <PayPage dictionary={dictionary} first={first} invoiceId={invoiceId} />
    </ErrorBoundary>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
void start(root);
