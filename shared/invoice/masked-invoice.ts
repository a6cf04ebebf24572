import { maskedDetails } from '#shared/payment-settings/masked-details.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** An invoice as its accountant sees it: as its recipient does, with bank numbers masked. */
export function maskedInvoice(invoice: PublicInvoice): PublicInvoice {
  const { paymentInstructions: shown } = invoice;
  return shown ? { ...invoice, paymentInstructions: maskedDetails(shown) } : invoice;
}
