import { useState } from 'react';
import { localDay } from '#shared/calendar-day.ts';
import { call } from '#web/lib/api.ts';
import { downloadInvoicePdf, useInvoiceMutations } from '#web/lib/invoices.ts';
import { toast } from '#web/ui/toast.ts';
import type { Channel } from './delivery.ts';
import type { SavedInvoice } from './editor-start.ts';
import { paymentLink } from './payment-link.ts';
import { emailFailure, type FailureText, paymentFailure, smsFailure } from './send-texts.ts';
import type { Saving } from './use-saving.ts';

/**
 * Everything that can be done with a saved invoice from the send dialog (spec 1 §2.12). What was typed since is saved
 * first, so that the recipient gets what the preview shows.
 */
export function useSending(saving: Saving, { onEmailed }: { onEmailed: () => void }) {
  const { send, sendSms } = useInvoiceMutations();
  const [refusals, setRefusals] = useState<Partial<Record<Channel, string>>>({});

  /** The invoice as it is to be sent, or null when it is not saved: the reader was told. */
  const ready = async (): Promise<SavedInvoice | null> => {
    if (!saving.saved) {
      toast.error('Please save the invoice first');
      return null;
    }
    return saving.isUnsaved ? saving.save() : saving.saved;
  };
  const attempt = async (work: (invoice: SavedInvoice) => Promise<void>, failure: (error: unknown) => FailureText) => {
    const invoice = await ready();
    if (!invoice) return;
    try {
      await work(invoice);
    } catch (error) {
      const { message, ...options } = failure(error);
      toast.error(message, options);
    }
  };
  /** The reason of a failure is kept as well: the quota of a day outlasts a toast. */
  const deliver = (
    channel: Channel,
    work: (invoice: SavedInvoice) => Promise<void>,
    failure: (error: unknown) => FailureText,
  ) => {
    setRefusals({ ...refusals, [channel]: undefined });
    return attempt(work, (error) => {
      const text = failure(error);
      setRefusals((before) => ({ ...before, [channel]: text.description }));
      return text;
    });
  };

  const email = async ({ id }: SavedInvoice) => {
    saving.noteSent(await send.mutateAsync(id));
    toast.success('Email sent successfully!');
    onEmailed();
  };
  const sms = async ({ id, form }: SavedInvoice) => {
    const phoneNumber = form.to.phone.trim();
    if (!phoneNumber) return toast.error('No recipient phone number available');
    saving.noteSent(await sendSms.mutateAsync({ id, phoneNumber }));
    toast.success('SMS sent successfully!');
  };
  return {
    /** Why the server refused the last attempt, by the way that it was to go. */
    refusals,
    sendEmail: () => deliver('EMAIL', email, emailFailure),
    sendSms: () => deliver('SMS', sms, smsFailure),
    downloadPdf: () =>
      attempt(
        async ({ id, form }) => {
          await downloadInvoicePdf(id, `invoice-${form.invoiceNumber}-${localDay(new Date())}.pdf`);
          toast.success('PDF downloaded successfully!');
        },
        () => ({ message: 'Failed to download PDF' }),
      ),
    openPayment: () =>
      attempt(async ({ id }) => {
        // At once, while the click still counts: a tab that is opened later is taken for an advertisement.
        open(paymentLink(id), '_blank', 'noopener');
        const { status } = await call('POST /invoices/{id}/payment', { id });
        if (status === 'SUCCESS') toast.success('Payment processed successfully!');
        else toast.info(`Payment status: ${status}`);
      }, paymentFailure),
  };
}
