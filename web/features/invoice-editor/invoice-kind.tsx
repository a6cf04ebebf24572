import { generateInvoiceNumber } from '#shared/document/number.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import { paths, paymentLink } from '#web/lib/paths.ts';
import { InvoicePaper } from '#web/parts/invoices/invoice-paper.tsx';

/** Invoices, for the editor of documents. */
export const INVOICE: DocumentKind = {
  noun: 'invoice',
  one: 'an invoice',
  texts: {
    generateNumber: 'Generate Invoice Number',
    noItems: 'No invoice items yet',
    addProducts: 'Add Products to Invoice',
    keptAsDraft: 'Invoice saved as draft',
    created: 'Invoice created successfully!',
    updated: 'Invoice updated successfully!',
    saveFailed: 'An error occurred while saving the invoice',
    loadFailed: 'Failed to load invoice',
    changed: 'This invoice was changed',
    noLastDay: 'Please set a due date',
    lastDayTooEarly: 'Due date must not be before issue date',
  },
  lastDay: 'Due Date',
  isPayable: true,
  list: paths.home,
  draftPrefix: 'draftInvoice',
  tabs: { from: 'Customer Info', details: 'Invoice Details', items: 'Line Items', summary: 'Payment' },
  newNumber: generateInvoiceNumber,
  // Until it is saved, it cannot be paid.
  Paper: ({ content }) => <InvoicePaper invoice={content} payUrl={content.id && paymentLink(content.id)} />,
};
