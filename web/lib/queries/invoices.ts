import { keepPreviousData, type Query, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import type { CustomerAssignment, Invoice, InvoiceListQuery, InvoiceUpdate } from '#shared/invoice/schema.ts';
import type { ReminderAction } from '#shared/reminder/settings.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';
import { numberingQuery } from './numbering.ts';

/** Prefix of all invoice query keys. */
export const INVOICES_KEY = 'invoices';

/** Prefix of all customer query keys: some changes of invoices add customers. */
export const CUSTOMERS_KEY = 'customers';

/** A page of the invoice list; the last page stays on screen while the next one loads. */
export const invoiceListQuery = (query: InvoiceListQuery) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /invoices', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One invoice, always refetched: an editor must not start from a stale copy. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}', { id, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** An invoice as its recipient sees it. */
export const publicInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'public', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}/public', { id, signal }),
    staleTime: 0,
  });

/** The history of an invoice, oldest first; refetched on every mount and after each change. */
export const invoiceHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'history', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}/history', { id, signal }),
    staleTime: 0,
  });

/** The amounts above the list; invalidated with the lists on every change. */
export const invoiceStatsQuery = queryOptions({
  queryKey: [INVOICES_KEY, 'stats'],
  queryFn: ({ signal }) => call('GET /invoices/stats', { signal }),
  staleTime: 0,
});

/** Mutations of invoices. On success, stores the invoice and invalidates everything else (spec 1 §4). */
export function useInvoiceMutations() {
  const client = useQueryClient();
  const onSaved = (saved: Invoice) => {
    cacheSaved(client, invoiceQuery(saved.id), saved);
    const isSaved = ({ queryKey: [, kind, id] }: Query) => kind === 'one' && id === saved.id;
    return client.invalidateQueries({ queryKey: [INVOICES_KEY], predicate: (query) => !isSaved(query) });
  };
  const onKept = (saved: Invoice, { keepCustomer }: Pick<InvoiceUpdate, 'keepCustomer'>) => {
    if (keepCustomer) void client.invalidateQueries({ queryKey: [CUSTOMERS_KEY] });
    return onSaved(saved);
  };
  // It was deleted or changed elsewhere, so the lists are outdated.
  const onError = (error: unknown) =>
    isOutdated(error) && client.invalidateQueries({ queryKey: [INVOICES_KEY, 'list'] });
  const change = { onSuccess: onSaved, onError };
  return {
    create: useMutation({
      mutationFn: createInvoice,
      onSuccess: (saved, sent) => {
        client.removeQueries(numberingQuery);
        return onKept(saved, sent);
      },
    }),
    update: useMutation({
      ...change,
      mutationFn: async ({ id, ...body }: InvoiceUpdate & { id: string }) =>
        withFiles(await call('PATCH /invoices/{id}', { id, body })),
      onSuccess: onKept,
    }),
    assign: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: CustomerAssignment & { id: string }) =>
        call('PATCH /invoices/{id}/customer', { id, body }),
      onSuccess: (saved) => onKept(saved, { keepCustomer: true }),
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /invoices/{id}', { id })),
      // The invoice's own page keeps its data until the user leaves it.
      onSuccess: (_, id) => {
        client.removeQueries(numberingQuery);
        return client.invalidateQueries({
          queryKey: [INVOICES_KEY],
          predicate: ({ queryKey }) => queryKey[2] !== id,
        });
      },
    }),
    sendEmail: useMutation({
      ...change,
      mutationFn: ({ id, ...body }: InvoiceEmailInput & { id: string }) =>
        call('POST /invoices/{id}/emails', { id, body }),
    }),
    send: useMutation({
      ...change,
      mutationFn: (id: string) => call('POST /invoices/{id}/send', { id }),
    }),
    remind: useMutation({
      ...change,
      mutationFn: ({ id, action }: ReminderAction & { id: string }) =>
        call('POST /invoices/{id}/reminder', { id, body: { action } }),
    }),
    sendSms: useMutation({
      mutationFn: ({ id, phoneNumber }: { id: string; phoneNumber: string }) =>
        call('POST /invoices/{id}/send-sms', { id, body: { phoneNumber } }),
      onSuccess: onSaved,
    }),
  };
}

type CreateBody = Parameters<typeof call<'POST /invoices'>>[1]['body'];

/**
 * Creates an invoice, without its appointment if that was deleted in the meantime, and copies the files that it is to have.
 * Throws what the first call throws.
 */
async function createInvoice(body: CreateBody): Promise<Invoice> {
  const { appointmentId, appointmentFiles: _, ...alone } = body;
  const created = appointmentId === undefined ? null : await nullWhenMissing(call('POST /invoices', { body }));
  return withFiles(created ?? (await call('POST /invoices', { body: alone })));
}

async function withFiles(invoice: Invoice): Promise<Invoice> {
  return invoice.awaitedFiles ? (await import('#web/lib/records/awaited-files.ts')).withAwaitedFiles(invoice) : invoice;
}

/** Downloads the PDF of an invoice under this name; an accountant gets the masked one. Throws what the call throws. */
export async function downloadInvoicePdf(id: string, fileName: string, kind: 'pdf' | 'masked-pdf' = 'pdf') {
  saveFile(await call(`GET /invoices/{id}/${kind}`, { id }), fileName);
}
