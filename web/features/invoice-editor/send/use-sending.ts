import { AppError } from '#shared/errors.ts';
import type { Saving } from '#web/features/invoice-editor/saving/use-saving.ts';
import { call } from '#web/lib/api/call.ts';
import { paymentLink } from '#web/lib/paths.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { attempt, SAVE_FIRST, savedFirst } from './saved-first.ts';
import { paymentFailure } from './send-texts.ts';
import { useDelivery } from './use-delivery.ts';

/**
 * The actions of the send dialog (spec 1 §2.12). The invoice is saved first, so that the recipient gets what the
 * preview shows.
 */
export function useSending(saving: Saving, { onEmailed }: { onEmailed: () => void }) {
  const delivery = useDelivery(saving, { onEmailed });
  const today = useBusinessDay();
  const downloadPdf = async () =>
    attempt(
      await savedFirst(saving),
      async ({ id, form }) => {
        await downloadInvoicePdf(id, `invoice-${form.invoiceNumber}-${today()}.pdf`);
        toast.success('PDF downloaded successfully!');
      },
      () => ({ message: 'Failed to download PDF', reasons: [] }),
    );
  const openPayment = async () => {
    if (!saving.saved) return toast.error(SAVE_FIRST);
    return attempt(
      await savedFirst(saving),
      async ({ id }) => {
        // Opened before the request, or the browser would block it as a pop-up. Only the pay page is opened.
        open(paymentLink(id), '_blank', 'noopener');
        const { status } = await call('POST /invoices/{id}/payment', { id });
        if (status === 'SUCCESS') toast.success('Payment processed successfully!');
        else toast.info(`Payment status: ${status}`);
      },
      // The page is open and shows whether and how the invoice can be paid.
      (error) => (isShownByPayPage(error) ? null : paymentFailure(error)),
    );
  };
  return { ...delivery, downloadPdf, openPayment };
}

/** Whether the pay page shows the reason: cards are not accepted, or the invoice is a draft, disputed or cancelled. */
function isShownByPayPage(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'CONFLICT');
}
