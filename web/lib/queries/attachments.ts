import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attachment } from '#shared/attachment/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { carriedFiles } from '#web/lib/records/awaited-files.ts';
import { saveFrom } from '#web/lib/records/unsaved-work.ts';
import { appointmentQuery } from './appointments.ts';
import { invoiceHistoryQuery, invoiceQuery } from './invoices.ts';

/** The record that files belong to. */
export type FilesOf = { readonly kind: 'appointment' | 'invoice'; readonly id: string };

/** The calls that change the files of each kind of record. */
export const FILE_CALLS = {
  appointment: {
    part: 'POST /appointments/{id}/attachments/{attachmentId}/parts',
    add: 'POST /appointments/{id}/attachments',
    remove: 'DELETE /appointments/{id}/attachments/{attachmentId}',
  },
  invoice: {
    part: 'POST /invoices/{id}/attachments/{attachmentId}/parts',
    add: 'POST /invoices/{id}/attachments',
    remove: 'DELETE /invoices/{id}/attachments/{attachmentId}',
  },
} as const;

/** Changes of a record's files, which appear in the cached record at once. */
export function useAttachments({ kind, id }: FilesOf) {
  const client = useQueryClient();
  const change = (list: (files: readonly Attachment[]) => Attachment[]) => {
    const queryKey: QueryKey = kind === 'invoice' ? invoiceQuery(id).queryKey : appointmentQuery(id).queryKey;
    // A read that began before would bring the old list back.
    void client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<{ attachments?: Attachment[] | undefined }>(
      queryKey,
      (record) => record && { ...record, attachments: list(record.attachments ?? []) },
    );
    return kind === 'invoice' && client.invalidateQueries({ queryKey: invoiceHistoryQuery(id).queryKey });
  };
  return {
    /** Adds a file that the server has attached. */
    cacheAdded: (added: Attachment) => void change((files) => [...files.filter((file) => file.id !== added.id), added]),
    /** Removes a file; one that is gone already counts as removed. */
    remove: useMutation({
      mutationFn: (attachmentId: string) => nullWhenMissing(call(FILE_CALLS[kind].remove, { id, attachmentId })),
      onSuccess: (_, removed) => change((files) => files.filter((file) => file.id !== removed)),
    }),
  };
}

/** Copies the files that a stored invoice, by id, still awaits, which then appear in the cached invoice. */
export function useCarryFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: carriedFiles,
    onSuccess: (files, id) => {
      client.setQueryData<Invoice>(invoiceQuery(id).queryKey, (invoice) => invoice && { ...invoice, ...files });
      return client.invalidateQueries({ queryKey: invoiceHistoryQuery(id).queryKey });
    },
  });
}

/** Where a file of an invoice is saved from; the link opens for whoever has the invoice's. */
export function attachmentUrl(invoiceId: string, attachmentId: string): string {
  return `/api/invoices/${invoiceId}/attachments/${attachmentId}`;
}

/** Saves a file of an appointment. Throws what the call throws. */
export async function saveAppointmentFile(id: string, attachmentId: string): Promise<void> {
  const { url } = await call('POST /appointments/{id}/attachments/{attachmentId}/link', { id, attachmentId });
  saveFrom(url);
}
