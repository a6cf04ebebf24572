import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { toTypedInvoice } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { type DraftOwner, draftPrefixOf, keysWithPrefix } from '#web/lib/session/device-data.ts';

/** The owner of drafts: several people may use one browser. */
export type DraftPlace = DraftOwner & { readonly storage: Storage };

/** The unsaved input of one editor. */
export type Draft = {
  /** Its storage key. Each editor has its own, so that windows cannot overwrite each other's work. */
  readonly key: string;
  /** The invoice being edited; null for a new one. */
  readonly invoiceId: string | null;
  /** The version of the invoice being edited; null for a new one. */
  readonly version: number | null;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly keptAt: number;
  readonly form: InvoiceForm;
};

type Kept = { key: string; form: InvoiceForm; saved: Pick<SavedDocument, 'id' | 'version'> | null };

/** A new key for a draft. */
export function newDraftKey(owner: DraftOwner): string {
  return `${draftPrefixOf(owner)}${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Stores the draft on this device (spec 1 §3, "Local draft copy") and returns whether the browser allowed it.
 * `saved` is the invoice being edited, null for a new one.
 */
export function storeDraft({ storage, userId, businessId }: DraftPlace, { key, form, saved }: Kept): boolean {
  const draft = {
    ...toTypedInvoice(form),
    isNumberGenerated: form.isNumberGenerated,
    clientId: form.clientId,
    appointmentId: form.appointmentId,
    appointmentFiles: form.appointmentFiles,
    status: 'draft',
    typedIn: LANGUAGE,
    userId,
    businessId,
    keptAt: Date.now(),
    ...(saved && { invoiceId: saved.id, version: saved.version }),
  };
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    // Full or forbidden: typing continues.
    return false;
  }
}

/** This user's drafts of an invoice, or of new ones for null, latest first. */
export function readDrafts(place: DraftPlace, invoiceId: string | null): Draft[] {
  return draftKeys(place)
    .flatMap((key) => readDraft(place, key) ?? [])
    .filter((draft) => draft.invoiceId === invoiceId)
    .toSorted((one, other) => other.keptAt - one.keptAt);
}

/** The draft under a key, or null if missing or unreadable. */
export function readDraft({ storage, userId, businessId }: DraftPlace, key: string): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Readonly<Record<string, unknown>> | null;
    if (draft?.status !== 'draft' || draft.userId !== userId || draft.businessId !== businessId) return null;
    return {
      key,
      invoiceId: typeof draft.invoiceId === 'string' ? draft.invoiceId : null,
      version: typeof draft.version === 'number' ? draft.version : null,
      keptAt: Number(draft.keptAt) || 0,
      form: formFromInvoice(draft),
    };
  } catch {
    return null;
  }
}

/** Removes a draft that was saved to the server or discarded. */
export function removeDraft({ storage }: Pick<DraftPlace, 'storage'>, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Where storage is forbidden, there is nothing to remove.
  }
}

function draftKeys({ storage, ...owner }: DraftPlace): string[] {
  try {
    return keysWithPrefix(storage, draftPrefixOf(owner));
  } catch {
    return [];
  }
}
