import { AppError } from '#shared/errors.ts';
import type { InvoiceSaving, SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { call } from '#web/lib/api/call.ts';
import { paymentLink } from '#web/lib/paths.ts';
import { downloadInvoicePdf } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { pdfNameOf } from '#web/parts/invoices/pdf-name.ts';
import { useSendFlow } from '#web/parts/sending/use-send-flow.ts';
import { showReasons } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { paymentFailure, sendFailure } from './send-texts.ts';
import { t } from './texts.en.ts';

type SendingOptions = {
  onClose: () => void;
  /** Called with the invoice's id once it was emailed as it is shown. */
  onEmailed: (id: string) => void;
};

/**
 * The actions of the send dialog (spec 1 §2.12). The invoice is saved first, so that the recipient gets what the
 * preview shows.
 */
export function useSending(saving: InvoiceSaving, { onClose, onEmailed }: SendingOptions) {
  const flow = useSendFlow<SavedInvoice>({
    store: (address) => savedFirst(saving, address),
    // The server sends its stored version, which differs from the screen if another window has saved.
    isCurrent: async (stored) => stored !== saving.saved || (await saving.checkStored(stored.id)),
    onSent: (sent, channel) => {
      const isKnown = saving.applySent(sent);
      toast.success(t.sent[channel]);
      if (channel === 'EMAIL') isKnown ? onEmailed(sent.id) : onClose();
    },
    failureOf: sendFailure,
  });
  const today = useBusinessDay();
  const downloadPdf = async () => {
    const invoice = await savedFirst(saving);
    if (!invoice) return;
    try {
      await downloadInvoicePdf(invoice.id, pdfNameOf(invoice, today()));
      toast.success(t.downloaded);
    } catch {
      toast.error(t.downloadFailed);
    }
  };
  const openPayment = async () => {
    if (!saving.saved) return toast.error(t.saveFirst);
    const invoice = await savedFirst(saving);
    if (!invoice) return;
    try {
      // Opened before the request, or the browser would block it as a pop-up. Only the pay page is opened.
      open(paymentLink(invoice.id), '_blank', 'noopener');
      const { status } = await call('POST /invoices/{id}/payment', { id: invoice.id });
      if (status === 'SUCCESS') toast.success(t.paid);
      else toast.info(t.paymentStatus({ status }));
    } catch (error) {
      // The page is open and shows whether and how the invoice can be paid.
      if (isShownByPayPage(error)) return;
      const { message, reasons } = paymentFailure(error);
      showReasons(message, reasons);
    }
  };
  const sendSms = async (phone: string) => {
    if (phone) return flow.sendSms(phone);
    return toast.error(t.noPhone);
  };
  return { ...flow, sendSms, downloadPdf, openPayment };
}

/**
 * Saves the invoice unless it is saved as shown, with the recipient's address if the user was just asked for it.
 * Returns null if it could not be saved; the reason has then been shown.
 */
async function savedFirst(saving: InvoiceSaving, email?: string): Promise<SavedInvoice | null> {
  const isKnown = email === undefined || email === saving.saved?.form.to.email;
  if (saving.saved && !saving.isUnsaved && isKnown) return saving.saved;
  return saving.save({ ...(email !== undefined && { email }), incompleteText: t.saveFirst });
}

/** Whether the pay page shows the reason: cards are not accepted, or the invoice is a draft, disputed or cancelled. */
function isShownByPayPage(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'CONFLICT');
}
