import type { InvoiceForm } from './form.ts';
import { toTypedInvoice } from './payload.ts';
import { formFromInvoice } from './read-invoice.ts';

const STORAGE_KEY = 'draftInvoice';

/** Where the copy of an invoice that was never saved is kept, and whose it is: a browser may serve several people. */
export type DraftPlace = { readonly storage: Storage; readonly userId: string };

/** Keeps a copy on this device (spec 1 §3, "Local draft copy"). A browser that refuses to store keeps none. */
export function keepDraft({ storage, userId }: DraftPlace, form: InvoiceForm): void {
  const draft = { ...toTypedInvoice(form), isNumberGenerated: form.isNumberGenerated, status: 'draft', userId };
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: typing goes on.
  }
}

/** The copy that this person left on this device, or null when there is none. */
export function readDraft({ storage, userId }: DraftPlace): InvoiceForm | null {
  try {
    const draft = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as { status?: unknown; userId?: unknown } | null;
    return draft?.status === 'draft' && draft.userId === userId ? formFromInvoice(draft) : null;
  } catch {
    return null;
  }
}

/** Forgets the copy if it is one of this invoice, which the server has by now. */
export function forgetDraftOf(place: DraftPlace, { invoiceNumber }: Pick<InvoiceForm, 'invoiceNumber'>): void {
  if (readDraft(place)?.invoiceNumber === invoiceNumber) forgetDraft(place);
}

/** Forgets the copy: the server has the invoice, or it is not wanted. */
export function forgetDraft({ storage }: Pick<DraftPlace, 'storage'>): void {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept where nothing may be stored.
  }
}
