import { useQuery } from '@tanstack/react-query';
import { emailPreviewQuery, invoiceEmailQuery } from '#web/lib/queries/invoice-emails.ts';
import type { MailedKind } from './mailed-kind.ts';
import { t } from './texts.en.ts';

/** The email of an invoice, for the dialog that edits it. */
export const INVOICE_EMAIL: MailedKind = {
  texts: {
    toWithPdf: t.toWithPdf,
    noLinksInSubject: t.noLinksInSubject,
    noLinksInMessage: t.noLinksInMessage,
    messageHint: t.messageHint,
  },
  keepsTexts: true,
  useDraft: (id) => useQuery(invoiceEmailQuery(id)),
  usePreview: (id, texts) => useQuery(emailPreviewQuery(id, texts)),
};
