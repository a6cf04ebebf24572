import type { enCa } from './en-ca.ts';
import type { enCaInvoice } from './en-ca-invoice.ts';
import type { enCaPageLabels } from './en-ca-labels.ts';
import type { enCaMessages } from './en-ca-messages.ts';
import type { enCaPage } from './en-ca-page.ts';

/** All recipient-facing text, dates and amounts in one language: document, PDF, pay page, mail and SMS. */
export type Dictionary = DocumentDictionary & Messages;

/** The texts of messages, which no browser needs. */
export type Messages = typeof enCaMessages;

/** The part of the dictionary that a document needs. */
export type DocumentDictionary = typeof enCa;

/** The part of the dictionary that the pay page needs, without labels that only paper has. */
export type InvoiceDictionary = typeof enCaInvoice;

/** The part of the dictionary that the public page of any document needs. */
export type PageDictionary = typeof enCaPage;

/** The labels of the public page of any document. */
export type PageLabels = typeof enCaPageLabels;
