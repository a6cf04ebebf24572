import { useQueryClient } from '@tanstack/react-query';
import type { Invoice } from '#shared/invoice/schema.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import type { DocumentStore } from '#web/document-editor/saving/store.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { isFrozen, openPart, withFrozen } from './model/frozen.ts';

/** How invoices are stored: of one with payments, only the open fields are written. */
export function useInvoiceStore(): DocumentStore<Invoice> {
  const client = useQueryClient();
  const { create, update } = useInvoiceMutations();
  return {
    read: (id) => client.fetchQuery(invoiceQuery(id)),
    create: (form) => create.mutateAsync({ ...toInvoiceInput(form), id: form.clientId }),
    update: (known, form, version) => {
      const changes = toInvoiceUpdate(form, known.form, version);
      return update.mutateAsync({ id: known.id, ...(isFrozen(known) ? openPart(changes) : changes) });
    },
    isFrozen,
    withFrozen,
  };
}
