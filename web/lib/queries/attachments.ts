import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attachment } from '#shared/attachment/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { invoiceHistoryQuery, invoiceQuery } from './invoices.ts';

/** Changes of an invoice's files, which appear in the cached invoice at once. */
export function useAttachments(invoiceId: string) {
  const client = useQueryClient();
  const change = (list: (files: readonly Attachment[]) => Attachment[]) => {
    client.setQueryData<Invoice>(
      invoiceQuery(invoiceId).queryKey,
      (invoice) => invoice && { ...invoice, attachments: list(invoice.attachments ?? []) },
    );
    return client.invalidateQueries({ queryKey: invoiceHistoryQuery(invoiceId).queryKey });
  };
  return {
    /** Adds a file that the server has attached. */
    cacheAdded: (added: Attachment) => void change((files) => [...files.filter(({ id }) => id !== added.id), added]),
    /** Removes a file; one that is gone already counts as removed. */
    remove: useMutation({
      mutationFn: (attachmentId: string) =>
        nullWhenMissing(call('DELETE /invoices/{id}/attachments/{attachmentId}', { id: invoiceId, attachmentId })),
      onSuccess: (_, removed) => change((files) => files.filter(({ id }) => id !== removed)),
    }),
  };
}

/** Where a file is saved from; the link opens for whoever has the invoice's. */
export function attachmentUrl(invoiceId: string, attachmentId: string): string {
  return `/api/invoices/${invoiceId}/attachments/${attachmentId}`;
}
