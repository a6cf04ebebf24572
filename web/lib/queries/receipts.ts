import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerAccount } from '#shared/customer/account.ts';
import { balanceCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { VoidInput } from '#shared/ledger/schema.ts';
import { type InvoiceCurrency, toCents } from '#shared/money.ts';
import type {
  ApplicationsInput,
  CustomerReceipts,
  Receipt,
  ReceiptInput,
  ReturnInput,
} from '#shared/receipt/schema.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** How often receipts are read anew while the server applies one to its invoices. */
const PENDING_EVERY_MS = 3_000;
/** Receipts on a page that is shown. */
const SHOWN = 10;
/** The server's maximum page size. */
const PAGE_LIMIT = 100;

/** A customer's receipts with their credit, newest first, page by page; refetched after every change of an invoice. */
export const customerReceiptsQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: [INVOICES_KEY, 'receipts', customerId],
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /receipts', { query: { customerId, page, limit: SHOWN }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ pending }) => pending !== undefined)) && PENDING_EVERY_MS,
  });

/** A receipt as it is now, starting from the one that is shown; refetched after every change of an invoice. */
export const receiptQuery = (shown: Receipt) => queryOptions({ ...storedReceiptQuery(shown.id), initialData: shown });

/** A receipt; refetched after every change of an invoice. */
export const storedReceiptQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'receipt', id],
    queryFn: ({ signal }) => call('GET /receipts/{id}', { id, signal }),
    staleTime: 0,
  });

/** All receipts of a customer that have credit left, oldest payment first. */
export const creditQuery = (customerId: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'credit', customerId],
    queryFn: ({ signal }) => readCredit(customerId, signal),
    staleTime: 0,
  });

/**
 * What a customer can pay: their open invoices, the longest due first, their drafts, and the currencies they were ever
 * invoiced in. `debited` are open too, but a bank payment is on its way: nothing else pays them meanwhile.
 */
export type OpenInvoices = {
  readonly invoices: readonly InvoiceListItem[];
  readonly debited: readonly InvoiceListItem[];
  readonly drafts: readonly InvoiceListItem[];
  readonly currencies: readonly InvoiceCurrency[];
};

/** A customer's open invoices; refetched after every change of an invoice. */
export const openInvoicesQuery = (customerId: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'open', customerId],
    queryFn: ({ signal }) => readOpenInvoices(customerId, signal),
    staleTime: 0,
  });

/** Mutations of receipts. Each changes invoices, so all their data are refetched, also if its response was lost. */
export function useReceiptMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [INVOICES_KEY] });
  return {
    record: useMutation({
      mutationFn: (body: ReceiptInput) => call('POST /receipts', { body }),
      onSettled,
    }),
    apply: useMutation({
      mutationFn: ({ id, ...body }: ApplicationsInput & { id: string }) =>
        call('POST /receipts/{id}/applications', { id, body }),
      onSettled,
    }),
    giveBack: useMutation({
      mutationFn: ({ receiptId, ...body }: ReturnInput & { receiptId: string }) =>
        call('POST /receipts/{id}/return', { id: receiptId, body }),
      onSettled,
    }),
    voidReceipt: useMutation({
      mutationFn: ({ id, ...body }: VoidInput & { id: string }) => call('POST /receipts/{id}/void', { id, body }),
      onSettled,
    }),
  };
}

/** Pages are read only until all of the credit is found. */
async function readCredit(customerId: string, signal: AbortSignal): Promise<readonly Receipt[]> {
  const found = new Map<string, Receipt>();
  for (let page = 1; ; page += 1) {
    const query = { customerId, page, limit: PAGE_LIMIT };
    const { data, meta, credit }: CustomerReceipts = await call('GET /receipts', { query, signal });
    for (const receipt of data) if (receipt.rest > 0) found.set(receipt.id, receipt);
    const receipts = [...found.values()];
    const isFound = sumCents(receipts.map(({ rest }) => rest)) >= sumCents(credit.map(({ amount }) => amount));
    if (isFound || page >= meta.totalPages) return receipts.toSorted(byPaymentDay);
  }
}

function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0);
}

function byPaymentDay(a: Receipt, b: Receipt): number {
  return inTextOrder(a.paidOn, b.paidOn) || inTextOrder(a.at, b.at);
}

async function readOpenInvoices(customerId: string, signal: AbortSignal): Promise<OpenInvoices> {
  // By id: an invoice that moved to the next page while loading is kept once.
  const invoices = new Map<string, InvoiceListItem>();
  const drafts = new Map<string, InvoiceListItem>();
  for (let page = 1; ; page += 1) {
    const query = { page, limit: PAGE_LIMIT };
    const { data, meta, owed }: CustomerAccount = await call('GET /customers/{id}/account', {
      id: customerId,
      query,
      signal,
    });
    for (const invoice of data) {
      if (isOpen(invoice)) invoices.set(invoice.id, invoice);
      if (invoice.status === 'DRAFT') drafts.set(invoice.id, invoice);
    }
    if (page >= meta.totalPages) {
      const currencies = owed.map(({ currency }) => currency);
      const open = [...invoices.values()].toSorted(byDueDay);
      return {
        invoices: open.filter(({ isDebited }) => !isDebited),
        debited: open.filter(({ isDebited }) => isDebited),
        drafts: [...drafts.values()],
        currencies,
      };
    }
  }
}

function isOpen(invoice: InvoiceListItem): boolean {
  return invoice.status !== 'DRAFT' && !invoice.isDeposit && isDue(invoice.status) && balanceCents(invoice) > 0;
}

/** Sorts invoices by how long they are due, the longest first. */
export function byDueDay(a: InvoiceListItem, b: InvoiceListItem): number {
  return (
    inTextOrder(a.dueDate, b.dueDate) ||
    inTextOrder(a.issueDate, b.issueDate) ||
    inTextOrder(a.invoiceNumber, b.invoiceNumber)
  );
}
