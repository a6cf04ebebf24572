import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import { HOLDING } from '#shared/invoice/readiness.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { useCarryFiles } from '#web/lib/queries/attachments.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';

/** The channels for sending an invoice. */
export type Channel = 'EMAIL' | 'SMS';

/** The outcome of sending; `held` if the sender should review findings first. */
export type SendOutcome = 'sent' | 'held' | 'failed';

/** Texts of a failure toast. */
export type FailureText = { readonly message: string; readonly reasons: readonly string[] };

type SendFlowOptions<Stored> = {
  /** Stores what is sent, with the address if the user was just asked for it. Null if it shows why that failed. */
  store: (address?: string) => Promise<Stored | null>;
  /** Whether the server still has what was stored; by default, it is not checked. */
  isCurrent?: (stored: Stored) => Promise<boolean>;
  onSent: (sent: Invoice, channel: Channel) => void;
  failureOf: (error: unknown, channel: Channel) => FailureText;
};

type Attempt =
  | { readonly channel: 'EMAIL'; readonly texts: InvoiceEmailInput | undefined }
  | { readonly channel: 'SMS'; readonly phoneNumber: string };

/** The state and actions of a send dialog. */
export type SendFlow = ReturnType<typeof useSendFlow>;

/**
 * Sends an invoice by email or SMS. The first attempt is held if the recipient would lack something: the invoice cannot be
 * paid, does not name its sender, or still awaits files that cannot be copied.
 */
export function useSendFlow<Stored extends { id: string }>(options: SendFlowOptions<Stored>) {
  const { store, isCurrent = async () => true, onSent, failureOf } = options;
  const deliver = useChannels();
  const client = useQueryClient();
  const carry = useCarryFiles();
  const isAllowed = useRef(false);
  const [held, setHeld] = useState<Attempt | null>(null);
  const [refusals, setRefusals] = useState<Partial<Record<Channel, string>>>({});
  const [written, setWritten] = useState<InvoiceEmailInput>();
  const [writingId, setWritingId] = useState<string>();

  /** Whether files that it still awaits cannot be copied now either. */
  const lacksFiles = async (id: string): Promise<boolean> => {
    if (!client.getQueryData(invoiceQuery(id).queryKey)?.awaitedFiles) return false;
    return carry.mutateAsync(id).then(
      () => false,
      () => true,
    );
  };
  const isHeldBack = async (id: string): Promise<boolean> => {
    if (isAllowed.current) return false;
    // A failed check must not keep an invoice from being sent.
    const readinessRead = client.fetchQuery(readinessQuery(id)).catch(() => undefined);
    const [isLacking, readiness] = await Promise.all([lacksFiles(id), readinessRead]);
    return isLacking || (readiness?.findings ?? []).some((finding) => HOLDING.has(finding));
  };
  const send = async (attempt: Attempt, address?: string): Promise<SendOutcome> => {
    const { channel } = attempt;
    setRefusals((before) => ({ ...before, [channel]: undefined }));
    const stored = await store(address);
    if (!stored) return 'failed';
    const isHeld = await isHeldBack(stored.id);
    setHeld(isHeld ? attempt : null);
    if (isHeld) return 'held';
    try {
      if (!(await isCurrent(stored))) return 'failed';
      onSent(await deliver(stored.id, attempt), channel);
      return 'sent';
    } catch (error) {
      const { message, reasons } = failureOf(error, channel);
      // Stays on screen, since a daily quota outlasts a toast.
      setRefusals((before) => ({ ...before, [channel]: reasons.join(' ') || undefined }));
      showFailure(error, message, reasons);
      return 'failed';
    }
  };
  return {
    /** Why the server refused the last attempt, by channel. */
    refusals,
    isHeld: held !== null,
    sendAnyway: async () => {
      isAllowed.current = true;
      if (held) await send(held);
    },
    /** With the address, if the user was just asked for it. */
    sendEmail: (address?: string) => send({ channel: 'EMAIL', texts: written }, address),
    sendSms: (phoneNumber: string) => send({ channel: 'SMS', phoneNumber }),
    /** The stored invoice whose email is being edited. */
    writingId,
    write: async () => setWritingId((await store())?.id),
    stopWriting: () => setWritingId(undefined),
    /** The edited email that was not sent. */
    written,
    sendWritten: (texts: InvoiceEmailInput) => {
      setWritten(texts);
      return send({ channel: 'EMAIL', texts });
    },
  };
}

function useChannels() {
  const { send, sendEmail, sendSms } = useInvoiceMutations();
  return (id: string, attempt: Attempt): Promise<Invoice> => {
    if (attempt.channel === 'SMS') return sendSms.mutateAsync({ id, phoneNumber: attempt.phoneNumber });
    return attempt.texts ? sendEmail.mutateAsync({ id, ...attempt.texts }) : send.mutateAsync(id);
  };
}
