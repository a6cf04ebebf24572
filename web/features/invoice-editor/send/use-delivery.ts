import { useState } from 'react';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import type { SavedInvoice } from '#web/document-editor/model/editor-start.ts';
import type { Saving } from '#web/features/invoice-editor/saving/use-saving.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useSendingCheck } from '#web/lib/queries/use-sending-check.ts';
import type { SendOutcome } from '#web/parts/sending/sending.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Channel } from './delivery-state.tsx';
import { attempt, savedFirst } from './saved-first.ts';
import { emailFailure, smsFailure } from './send-texts.ts';

type EmailOptions = { address?: string | undefined; texts?: InvoiceEmailInput | undefined };

/** Sends the invoice by email or SMS, holding the first attempt if the recipient would lack something they need. */
export function useDelivery(saving: Saving, { onEmailed }: { onEmailed: () => void }) {
  const { email, sms } = useChannels(saving, onEmailed);
  const check = useSendingCheck();
  const [refusals, setRefusals] = useState<Partial<Record<Channel, string>>>({});
  const [held, setHeld] = useState<Channel>('EMAIL');
  const [written, setWritten] = useState<InvoiceEmailInput>();
  const deliver = async (channel: Channel, { address, texts }: EmailOptions = {}): Promise<SendOutcome> => {
    setRefusals({ ...refusals, [channel]: undefined });
    const invoice = await savedFirst(saving, address);
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
      // Stays on screen, since a daily quota outlasts a toast.
      setRefusals((before) => ({ ...before, [channel]: text.reasons.join(' ') || undefined }));
      return text;
    });
    return isSent ? 'sent' : 'failed';
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
    sendSms: () => deliver('SMS'),
    /** The edited email that was not sent. */
    written,
    sendWritten: (texts: InvoiceEmailInput) => {
      setWritten(texts);
      return deliver('EMAIL', { texts });
    },
    /** Saves the invoice so that its email can be edited. Returns whether that worked. */
    prepareEmail: async () => (await savedFirst(saving)) !== null,
  };
}

function useChannels(saving: Saving, onEmailed: () => void) {
  const { send, sendEmail, sendSms } = useInvoiceMutations();
  return {
    email: async ({ id }: SavedInvoice, texts: InvoiceEmailInput | undefined) => {
      saving.applySent(await (texts ? sendEmail.mutateAsync({ id, ...texts }) : send.mutateAsync(id)));
      toast.success('Email sent successfully!');
      onEmailed();
    },
    sms: async ({ id, form }: SavedInvoice) => {
      const phoneNumber = form.to.phone.trim();
      if (!phoneNumber) return toast.error('No recipient phone number available');
      saving.applySent(await sendSms.mutateAsync({ id, phoneNumber }));
      toast.success('SMS sent successfully!');
    },
  };
}
