import { generateInvoiceNumber } from '#shared/document/number.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import { MAX_LINES } from '#web/document-editor/model/form.ts';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.ts';

/** Invoices, for the editor of documents. */
export const INVOICE: DocumentKind = {
  words: { noun: t.noun, one: t.one, this: t.this },
  texts: {
    number: t.number,
    numberRequired: t.numberRequired,
    generateNumber: t.generateNumber,
    linesLimit: t.linesLimit({ max: MAX_LINES }),
    noItems: t.noItems,
    addProducts: t.addProducts,
    startFor: t.startFor,
    send: t.send,
    keptAsDraft: t.keptAsDraft,
    created: t.created,
    updated: t.updated,
    saveFailed: t.saveFailed,
    loadFailed: t.loadFailed.invoice,
    changed: t.changed,
    noLastDay: t.noLastDay,
    lastDayTooEarly: t.lastDayTooEarly,
    nowCounting: t.nowCounting,
    notCounting: t.notCounting,
  },
  firstDay: t.issueDate,
  lastDay: t.dueDate,
  isPayable: true,
  keepsTaxes: true,
  list: paths.invoices,
  draftPrefix: 'draftInvoice',
  tabs: t.tabs,
  numbers: 'invoices',
  randomNumber: generateInvoiceNumber,
};
