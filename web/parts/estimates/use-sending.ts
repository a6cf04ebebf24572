import { useState } from 'react';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { useEstimateMutations } from '#web/lib/queries/estimates.ts';
import type { Channel, SendOutcome } from '#web/parts/sending/use-send-flow.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { t } from './texts.en.tsx';

type SendingOptions<Stored> = {
  /** Stores what is sent, with the address if the user was just asked for it. Null if it shows why that failed. */
  store: (address?: string) => Promise<Stored | null>;
  /** Whether the server still has what was stored; by default, it is not checked. */
  isCurrent?: (stored: Stored) => Promise<boolean>;
  onSent: (sent: Estimate, channel: Channel) => void;
};

/** Sends an estimate by email, in the standard words or those that the user writes, or its link by SMS. */
export function useEstimateSending<Stored extends { id: string }>(options: SendingOptions<Stored>) {
  const { store, isCurrent = async () => true, onSent } = options;
  const { send, sendSms } = useEstimateMutations();
  const [refusals, setRefusals] = useState<Partial<Record<Channel, string>>>({});
  const [written, setWritten] = useState<InvoiceEmailInput>();
  const [writingId, setWritingId] = useState<string>();
  const deliver = async ({ channel, address, transmit }: Attempt): Promise<SendOutcome> => {
    const refuse = (refusal?: string) => setRefusals((before) => ({ ...before, [channel]: refusal }));
    refuse();
    try {
      const stored = await store(address);
      if (!stored || !(await isCurrent(stored))) return 'failed';
      onSent(await transmit(stored.id), channel);
      return 'sent';
    } catch (error) {
      const reasons = knownReasons(error);
      // Stays on screen, since a daily quota outlasts a toast.
      refuse(reasons.join(' ') || undefined);
      showFailure(error, t.sendFailed, reasons);
      return 'failed';
    }
  };
  const email = (texts: InvoiceEmailInput | undefined, address?: string) =>
    deliver({ channel: 'EMAIL', address, transmit: (id) => send.mutateAsync({ id, ...texts }) });
  return {
    /** Why the server refused the last attempt, by channel. */
    refusals,
    /** With the address, if the user was just asked for it. */
    sendEmail: (address?: string) => email(written, address),
    sendSms: (phoneNumber: string) =>
      deliver({ channel: 'SMS', transmit: (id) => sendSms.mutateAsync({ id, phoneNumber }) }),
    /** The stored estimate whose email is being edited. */
    writingId,
    write: async () => setWritingId((await store())?.id),
    stopWriting: () => setWritingId(undefined),
    /** The edited email that was not sent. */
    written,
    sendWritten: (texts: InvoiceEmailInput) => {
      setWritten(texts);
      return email(texts);
    },
  };
}

type Attempt = {
  readonly channel: Channel;
  /** The address that the user was just asked for. */
  readonly address?: string | undefined;
  readonly transmit: (id: string) => Promise<Estimate>;
};
