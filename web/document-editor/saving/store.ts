import type { Saved, StoredDocument } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';

/** How a kind of document is stored. Its calls throw what the server refuses. */
export type DocumentStore<Stored extends StoredDocument> = {
  readonly read: (id: string) => Promise<Stored>;
  /** Creates it under the form's client id. */
  readonly create: (form: InvoiceForm) => Promise<Stored>;
  /** Changes it to the form; without a version, even if it was changed elsewhere. */
  readonly update: (known: Saved<Stored>, form: InvoiceForm, version?: number) => Promise<Stored>;
  /** Whether what it charges is locked. */
  readonly isFrozen: (saved: Saved<Stored> | null) => boolean;
  /** The form with locked fields reset to the stored values. */
  readonly withFrozen: (form: InvoiceForm, saved: Saved<Stored> | null) => InvoiceForm;
};
