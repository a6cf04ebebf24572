import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Received } from '#shared/invoice/received.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { type Issuer, previewContent } from '#web/document-editor/preview/preview-content.ts';

/** What the preview shows of a stored invoice besides its form. */
type PreviewedInvoice = Pick<PublicInvoice, 'id' | 'status'> &
  Received &
  Pick<Invoice, 'isWrittenOff' | 'paidAt' | 'pendingDebit'> &
  Partial<Pick<SavedDocument, 'form' | 'items'>>;

/** The invoice as its recipient would see it if it were saved now. */
export function previewInvoice(
  form: InvoiceForm,
  { issuer, pricing, saved }: { issuer: Issuer; pricing: Pricing; saved: PreviewedInvoice | null },
): PublicInvoice {
  const { settings } = issuer;
  const content = previewContent(form, { issuer, pricing, saved });
  return {
    ...content,
    status: saved?.status ?? 'DRAFT',
    ...(saved && receivedFor(saved)),
    ...(form.isDeposit && { isDeposit: true }),
    paymentMethod: form.paymentMethod,
    company: {
      ...content.company,
      paymentSettings: { paymentIntegrationEnabled: settings?.paymentIntegrationEnabled ?? false },
    },
    paymentInstructions: settings ? paymentInstructions(form.paymentMethod, settings) : undefined,
  };
}

/** The amounts paid, credited and returned, the day of the last payment, and the bank payment that is on its way. */
function receivedFor(saved: PreviewedInvoice): Received & Pick<PublicInvoice, 'paidAt' | 'isClosed' | 'pendingDebit'> {
  const { payments, creditNotes, cashRounding, cashRoundingReturned, paidAt, pendingDebit } = saved;
  const { amountPaid, amountCredited, amountRefunded, amountTakenBack } = saved;
  const { isDisputed, isRefunded, isCredited, isWrittenOff } = saved;
  return {
    ...{ payments, creditNotes, cashRounding, cashRoundingReturned, pendingDebit },
    ...{ amountPaid, amountCredited, amountRefunded, amountTakenBack },
    ...{ isDisputed, isRefunded, isCredited, isClosed: isWrittenOff },
    paidAt: payments?.at(-1)?.on ?? paidAt,
  };
}
