import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { previewContent } from '#web/document-editor/preview/preview-content.ts';
import type { Previewed } from '#web/document-editor/preview/preview-data.ts';
import { InvoicePaper } from '#web/parts/invoices/invoice-paper.tsx';
import { filledForm, languageOf, periodOn } from './filled-form.ts';
import type { SeriesDocument } from './series-document.ts';

/** What stands in place of the number, in the language of the invoice. */
const NUMBER_LATER: Readonly<Record<Language, string>> = { en: 'Assigned when issued', fr: 'Attribué à l’émission' };

/** The next invoice on paper, as its recipient will see it; its number is not known yet. */
export function SeriesPreview({ form, issuer, pricing, saved }: Previewed<SeriesDocument>) {
  const { settings } = issuer;
  const filled = filledForm(form, periodOn(form.issueDate, saved?.schedule));
  const content = previewContent(filled, { issuer, pricing, saved: saved && { id: '', items: saved.items } });
  const invoice: PublicInvoice = {
    ...content,
    invoiceNumber: NUMBER_LATER[languageOf(form)],
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
