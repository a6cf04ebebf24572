import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimAnswer } from '#shared/ledger/claim.ts';
import type {
  CreditNoteInput,
  InvoicePayments,
  PaymentInput,
  RefundInput,
  VoidInput,
  WriteOffInput,
} from '#shared/ledger/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { INVOICES_KEY } from './invoices.ts';

/** An invoice's payments; always refetched, since card payments arrive without the user. */
export const invoicePaymentsQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'payments', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}/payments', { id, signal }),
    staleTime: 0,
  });

/** Downloads a credit note as PDF. */
export async function downloadCreditNotePdf(id: string, note: { id: string; number: string }): Promise<void> {
  const pdf = await call('GET /invoices/{id}/credit-notes/{creditNoteId}/pdf', { id, creditNoteId: note.id });
  saveFile(pdf, dictionary.creditNotePdfName(note.number));
}

/** Mutations of an invoice's payments. On success, caches the response and invalidates all other invoice data. */
export function usePaymentMutations(id: string) {
  const client = useQueryClient();
  const { queryKey } = invoicePaymentsQuery(id);
  const onSuccess = (payments: InvoicePayments) => {
    cacheSaved(client, { queryKey }, payments);
    const [, kind] = queryKey;
    return client.invalidateQueries({
      queryKey: [INVOICES_KEY],
      predicate: (query) => query.queryKey[1] !== kind || query.queryKey[2] !== id,
    });
  };
  // Someone else may have changed them, or a refund may be in progress.
  const onError = () => void client.invalidateQueries({ queryKey });
  const change = { onSuccess, onError };
  return {
    record: useMutation({
      ...change,
      mutationFn: (body: PaymentInput) => call('POST /invoices/{id}/payments', { id, body }),
    }),
    voidPayment: useMutation({
      ...change,
      mutationFn: ({ paymentId, ...body }: VoidInput & { paymentId: string }) =>
        call('POST /invoices/{id}/payments/{paymentId}/void', { id, paymentId, body }),
    }),
    answerClaim: useMutation({
      ...change,
      mutationFn: ({ claimId, ...body }: ClaimAnswer & { claimId: string }) =>
        call('POST /invoices/{id}/payment-claims/{claimId}', { id, claimId, body }),
    }),
    writeOff: useMutation({
      ...change,
      mutationFn: (body: WriteOffInput) => call('POST /invoices/{id}/write-off', { id, body }),
    }),
    reverseWriteOff: useMutation({
      ...change,
      mutationFn: () => call('DELETE /invoices/{id}/write-off', { id }),
    }),
    credit: useMutation({
      ...change,
      mutationFn: (body: CreditNoteInput) => call('POST /invoices/{id}/credit-notes', { id, body }),
    }),
    refund: useMutation({
      ...change,
      mutationFn: (body: RefundInput) => call('POST /invoices/{id}/refunds', { id, body }),
    }),
  };
}
