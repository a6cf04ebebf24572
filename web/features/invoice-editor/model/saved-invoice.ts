import type { Invoice } from '#shared/invoice/schema.ts';
import type { Saved } from '#web/document-editor/model/editor-start.ts';
import type { Saving } from '#web/document-editor/saving/use-saving.ts';

/** An invoice as stored on the server, with its form. */
export type SavedInvoice = Saved<Invoice>;

/** The save action of an invoice's editor. */
export type InvoiceSaving = Saving<Invoice>;
