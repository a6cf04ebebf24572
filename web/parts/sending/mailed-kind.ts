import type { UseQueryResult } from '@tanstack/react-query';
import type { InvoiceEmailPreview, InvoiceEmailTexts } from '#shared/invoice/email.ts';

/** What the dialog for an email knows about the kind of document that it is about. */
export type MailedKind = {
  readonly texts: {
    /** Whom it goes to, with what attached. */
    readonly toWithPdf: (to: { address: string }) => string;
    readonly noLinksInSubject: string;
    readonly noLinksInMessage: string;
    /** What is added below the message. */
    readonly messageHint: string;
  };
  /** Whether subject and message can be kept for the next ones. */
  readonly keepsTexts: boolean;
  /** The texts that it would have. */
  readonly useDraft: (id: string) => UseQueryResult<InvoiceEmailTexts>;
  /** How its recipient would see it. */
  readonly usePreview: (id: string, texts: InvoiceEmailTexts) => UseQueryResult<InvoiceEmailPreview>;
};
