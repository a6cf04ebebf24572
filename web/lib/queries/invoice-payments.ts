import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fileNamePart } from '#shared/file-name.ts';
import type { ClaimAnswer } from '#shared/ledger/claim.ts';
import type {
  CreditNoteInput,
  InvoicePayments,
  PaymentInput,
  RefundInput,
  VoidInput,
  WriteOffInput,
} from '#shared/ledger/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
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
  saveFile(pdf, `credit-note-${fileNamePart(note.number)}.pdf`);
}

/** Mutations of an invoice's payments. On success, caches the response and invalidates all other invoice data. */
export function usePaymentMutations(id: string) {
  const client = useQueryClient();
  const { queryKey } = invoicePaymentsQuery(id);
  const onSuccess = (payments: InvoicePayments) => {
    client.setQueryData(queryKey, payments);
    const [, kind] = queryKey;
    return client.invalidateQueries({
      queryKey: [INVOICES_KEY],
      predicate: (query) => query.queryKey[1] !== kind || query.queryKey[2] !== id,
    });
  };
  // Someone else may have changed them, or a refund may be in progress.
  const onError = () => void client.invalidateQueries({ queryKey });
  return {
    record: useMutation({
      mutationFn: (body: PaymentInput) => call('POST /invoices/{id}/payments', { id, body }),
      onSuccess,
      onError,
    }),
    voidPayment: useMutation({
      mutationFn: ({ paymentId, ...body }: VoidInput & { paymentId: string }) =>
        call('POST /invoices/{id}/payments/{paymentId}/void', { id, paymentId, body }),
      onSuccess,
      onError,
    }),
    answerClaim: useMutation({
      mutationFn: ({ claimId, ...body }: ClaimAnswer & { claimId: string }) =>
        call('POST /invoices/{id}/payment-claims/{claimId}', { id, claimId, body }),
      onSuccess,
      onError,
    }),
    writeOff: useMutation({
      mutationFn: (body: WriteOffInput) => call('POST /invoices/{id}/write-off', { id, body }),
      onSuccess,
      onError,
    }),
    reverseWriteOff: useMutation({
      mutationFn: () => call('DELETE /invoices/{id}/write-off', { id }),
      onSuccess,
      onError,
    }),
    credit: useMutation({
      mutationFn: (body: CreditNoteInput) => call('POST /invoices/{id}/credit-notes', { id, body }),
      onSuccess,
      onError,
    }),
    refund: useMutation({
      mutationFn: (body: RefundInput) => call('POST /invoices/{id}/refunds', { id, body }),
      onSuccess,
      onError,
    }),
  };
}
