import type { Invoice } from '#shared/invoice/schema.ts';
import type { Previewed } from '#web/document-editor/preview/preview-data.ts';
import { paymentLink } from '#web/lib/paths.ts';
import { InvoicePaper } from '#web/parts/invoices/invoice-paper.tsx';
import { previewInvoice } from './model/preview-invoice.ts';

/** The invoice on paper as it is typed. Until it is saved, it cannot be paid. */
export function InvoicePreview({ form, ...shown }: Previewed<Invoice>) {
  const invoice = previewInvoice(form, shown);
  return <InvoicePaper always invoice={invoice} payUrl={invoice.id && paymentLink(invoice.id)} />;
}
