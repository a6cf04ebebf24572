import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { previewContent } from '#web/document-editor/preview/preview-content.ts';
import type { Previewed } from '#web/document-editor/preview/preview-data.ts';
import { InvoicePaper } from '#web/parts/invoices/invoice-paper.tsx';
import { filledForm, periodOn } from './filled-form.ts';
import type { SeriesDocument } from './series-document.ts';

/** The next invoice on paper, as its recipient will see it; its number is not known yet. */
export function SeriesPreview({ form, issuer, pricing, saved }: Previewed<SeriesDocument>) {
  const { settings } = issuer;
  const filled = filledForm(form, periodOn(form.issueDate, saved?.schedule));
  const content = previewContent(filled, { issuer, pricing, saved: saved && { id: '', items: saved.items } });
  const invoice: PublicInvoice = {
    ...content,
    status: 'SENT',
    paymentMethod: form.paymentMethod,
    company: {
      ...content.company,
      paymentSettings: { paymentIntegrationEnabled: settings?.paymentIntegrationEnabled ?? false },
    },
    paymentInstructions: settings ? paymentInstructions(form.paymentMethod, settings) : undefined,
  };
  return <InvoicePaper always invoice={invoice} payUrl="" />;
}
