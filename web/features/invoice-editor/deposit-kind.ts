import { generateDepositNumber } from '#shared/document/deposit-number.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import { MAX_LINES } from '#web/document-editor/model/form.ts';
import { INVOICE } from './invoice-kind.ts';
import { t } from './texts.en.ts';

/** The title of the editor of a deposit request. */
export const EDIT_TITLE = t.deposit.editTitle;

/** Deposit requests, for the editor: invoices in all but their words, their numbers and their taxes. */
export const DEPOSIT_REQUEST: DocumentKind = {
  ...INVOICE,
  words: { noun: t.deposit.noun, one: t.deposit.one, this: t.deposit.this },
  texts: { ...INVOICE.texts, ...t.deposit, linesLimit: t.deposit.linesLimit({ max: MAX_LINES }) },
  tabs: { ...INVOICE.tabs, details: t.deposit.details },
  randomNumber: generateDepositNumber,
};
