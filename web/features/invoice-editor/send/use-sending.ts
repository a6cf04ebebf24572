import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import { paymentLink } from '#web/app/paths.ts';
import type { SavedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { Saving } from '#web/features/invoice-editor/saving/use-saving.ts';
import { call } from '#web/lib/api/call.ts';
import { downloadInvoicePdf, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useSendingCheck } from '#web/lib/queries/use-sending-check.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showReasons } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { SendOutcome } from '#web/ui/sending/sending.ts';
import type { Channel } from './delivery-state.tsx';
import { emailFailure, type FailureText, paymentFailure, smsFailure } from './send-texts.ts';

type EmailOptions = { address?: string | undefined; texts?: InvoiceEmailInput | undefined };

const SAVE_FIRST = 'Please save the invoice first';

/**
 * The actions of the send dialog (spec 1 §2.12). The invoice is saved first, so that the recipient gets what the
 * preview shows.
 */
export function useSending(saving: Saving, { onEmailed }: { onEmailed: () => void }) {
  const { send, sendEmail, sendSms } = useInvoiceMutations();
  const check = useSendingCheck();
  const today = useBusinessDay();
  const [refusals, setRefusals] = useState<Partial<Record<Channel, string>>>({});
  const [held, setHeld] = useState<Channel>('EMAIL');
  const [written, setWritten] = useState<InvoiceEmailInput>();

  /** Returns the invoice to send, or null if it could not be saved; the reason has then been shown. */
  const ready = async (email?: string): Promise<SavedInvoice | null> => {
    const isSaved = saving.saved && !saving.isUnsaved && email === undefined;
    return isSaved ? saving.saved : saving.save({ ...(email !== undefined && { email }), incompleteText: SAVE_FIRST });
  };
  const attempt = async (
    invoice: SavedInvoice | null,
    work: (invoice: SavedInvoice) => Promise<unknown>,
    failure: (error: unknown) => FailureText | null,
  ): Promise<boolean> => {
    if (!invoice) return false;
    try {
      return (await work(invoice)) !== false;
    } catch (error) {
      const text = failure(error);
      if (text) showReasons(text.message, text.reasons);
      return false;
    }
  };
  const email = async ({ id }: SavedInvoice, texts: InvoiceEmailInput | undefined) => {
    saving.applySent(await (texts ? sendEmail.mutateAsync({ id, ...texts }) : send.mutateAsync(id)));
    toast.success('Email sent successfully!');
    onEmailed();
  };
  const sms = async ({ id, form }: SavedInvoice) => {
    const phoneNumber = form.to.phone.trim();
    if (!phoneNumber) return toast.error('No recipient phone number available');
    saving.applySent(await sendSms.mutateAsync({ id, phoneNumber }));
    toast.success('SMS sent successfully!');
  };
  /** The reason for a failure stays on screen, since a daily quota outlasts a toast. */
  const deliver = async (channel: Channel, { address, texts }: EmailOptions = {}): Promise<SendOutcome> => {
    setRefusals({ ...refusals, [channel]: undefined });
    const invoice = await ready(address);
    if (!invoice) return 'failed';
    setHeld(channel);
    if (!(await check.maySend(invoice.id))) return 'held';
    const sendAsShown = async (ready: SavedInvoice) => {
      // The server sends its stored version, which differs from the screen if another window has saved.
      const isJustSaved = ready !== saving.saved;
      if (!isJustSaved && !(await saving.checkStored(ready.id))) return false;
      return channel === 'EMAIL' ? email(ready, texts) : sms(ready);
    };
    const isSent = await attempt(invoice, sendAsShown, (error) => {
      const text = channel === 'EMAIL' ? emailFailure(error) : smsFailure(error);
      setRefusals((before) => ({ ...before, [channel]: text.reasons.join(' ') || undefined }));
      return text;
    });
    return isSent ? 'sent' : 'failed';
  };
  const savedOnly = async (): Promise<SavedInvoice | null> => {
    if (saving.saved) return ready();
    toast.error(SAVE_FIRST);
    return null;
  };
  return {
    /** Why the server refused the last attempt, by channel. */
    refusals,
    /** Whether sending was held because the business lacks something the recipient needs. */
    isHeld: check.isHeld,
    sendAnyway: () => {
      check.allow();
      return deliver(held, { texts: written });
    },
    /** With the address, if the user was just asked for it. */
    sendEmail: (address?: string) => deliver('EMAIL', { address, texts: written }),
    /** The edited email that was not sent. */
    written,
    sendWritten: (texts: InvoiceEmailInput) => {
      setWritten(texts);
      return deliver('EMAIL', { texts });
    },
    /** Saves the invoice so that its email can be edited. Returns whether that worked. */
    prepareEmail: async () => (await ready()) !== null,
    sendSms: () => deliver('SMS'),
    downloadPdf: async () =>
      attempt(
        await ready(),
        async ({ id, form }) => {
          await downloadInvoicePdf(id, `invoice-${form.invoiceNumber}-${today()}.pdf`);
          toast.success('PDF downloaded successfully!');
        },
        () => ({ message: 'Failed to download PDF', reasons: [] }),
      ),
    openPayment: async () =>
      attempt(
        await savedOnly(),
        async ({ id }) => {
          // Opened before the request, or the browser would block it as a pop-up. Only the pay page is opened.
          open(paymentLink(id), '_blank', 'noopener');
          const { status } = await call('POST /invoices/{id}/payment', { id });
          if (status === 'SUCCESS') toast.success('Payment processed successfully!');
          else toast.info(`Payment status: ${status}`);
        },
        // The page is open and shows whether and how the invoice can be paid.
        (error) => (isShownByPayPage(error) ? null : paymentFailure(error)),
      ),
  };
}

/** Whether the pay page shows the reason: cards are not accepted, or the invoice is a draft, disputed or cancelled. */
function isShownByPayPage(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'CONFLICT');
}
