import { useEffect } from 'react';
import { todayFor } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { brandedPage } from '#web/document-page/branded-page.ts';
import { LoadProblem, problemOf } from '#web/document-page/load-problem.tsx';
import { Messages, useMessage } from '#web/document-page/messages.tsx';
import { useHasColumns } from '#web/document-page/use-has-columns.ts';
import type { CardPart } from './card-part.ts';
import { DetailsPanel } from './details-panel.tsx';
import type { InvoiceLoad } from './invoice-calls.ts';
import { Notice } from './notice.tsx';
import { pageState } from './page-state.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { type PaymentState, useInvoice } from './use-invoice.ts';
import { usePayActions } from './use-pay-actions.ts';
import { WaysToPay } from './ways-to-pay.tsx';

type PayPageProps = {
  invoiceId: string;
  /** The result of the first load; until then, the static HTML shows a skeleton. */
  first: InvoiceLoad;
  dictionary: InvoiceDictionary;
  cardPart?: CardPart | undefined;
};

/** The public page of an invoice: what is due, for what, and how to pay it (spec 1 §2.8). */
export function PayPage({ invoiceId, first, dictionary, cardPart }: PayPageProps) {
  const texts = dictionary.pay;
  const [message, say] = useMessage(first.kind === 'failed' ? { text: texts.failed, tone: 'bad' } : null);
  const { load, payment, setPayment, refresh } = useInvoice(invoiceId, first, () =>
    say({ text: texts.paid, tone: 'good' }),
  );
  const invoice = load.kind === 'loaded' ? load.document : undefined;
  const actions = usePayActions({
    invoiceId,
    cardPart,
    invoice,
    dictionary,
    say,
    onPaid: () => setPayment('processing'),
    onChanged: refresh,
  });
  const title = titleOf(load, dictionary);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Messages message={message} />
      {invoice ? (
        <LoadedPage {...actions} {...{ cardPart, dictionary, invoice, payment }} />
      ) : (
        <LoadProblem problem={problemOf(load)} texts={texts} />
      )}
    </>
  );
}

type LoadedPageProps = ReturnType<typeof usePayActions> & {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  payment: PaymentState;
  cardPart: CardPart | undefined;
};

/** The ways to pay are beside the invoice where there is room, else below it. */
function LoadedPage({ payment, download, withdraw, pay, claim, copy, card, cardPart, ...page }: LoadedPageProps) {
  const { invoice } = page;
  const hasColumns = useHasColumns();
  const today = todayFor(invoice);
  const totals = documentTotals(invoice);
  const state = pageState(invoice, payment, today);
  const ways = totals && <WaysToPay {...page} {...{ state, pay, claim, copy, card, cardPart }} />;
  const notice = <Notice {...page} {...{ cardPart, state, withdraw }} isCancelled={payment === 'cancelled'} />;
  return (
    <main {...brandedPage(invoice)}>
      <SummaryPanel {...page} {...{ totals, state, today, notice }}>
        {totals && cardPart && <cardPart.SavedCard {...page} {...card} {...{ state, today }} />}
        {hasColumns && ways}
      </SummaryPanel>
      <DetailsPanel {...page} {...{ totals, state, download }}>
        {!hasColumns && ways}
      </DetailsPanel>
    </main>
  );
}

function titleOf(load: InvoiceLoad, { document, pay }: InvoiceDictionary): string {
  if (load.kind !== 'loaded') return pay[problemOf(load)];
  const { invoiceNumber, company } = load.document;
  return [`${document.invoice} ${invoiceNumber}`.trim(), company.name].filter(Boolean).join(' · ');
}
