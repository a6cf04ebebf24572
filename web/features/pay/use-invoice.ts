import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { useDocument } from '#web/document-page/use-document.ts';
import { type InvoiceLoad, loadInvoice } from './invoice-calls.ts';
import { clearPaymentReturn, paymentReturnIn } from './payment-return.ts';

/** The state of a payment the payer just returned from; `slow` if its confirmation takes long. */
export type PaymentState = 'none' | 'processing' | 'slow' | 'cancelled';

/**
 * The invoice, kept up to date: refetched on `refresh`, when the payer comes back with the browser's buttons, and after
 * a payment until it is confirmed, or a bank works on it. `onPaid` is called once when it is confirmed.
 */
export function useInvoice(id: string, first: InvoiceLoad, onPaid: () => void) {
  const { load, setLoad, refresh } = useDocument(id, first, loadInvoice);
  const [payment, setPayment] = useState<PaymentState>(() => initialState(first));

  useEffect(() => {
    if (payment !== 'processing') clearPaymentReturn();
  }, [payment]);

  useConfirmation(id, {
    isPending: payment === 'processing',
    onCheck: (next) => {
      if (next.kind !== 'loaded') return false;
      setLoad(next);
      if (!isKnown(next.document)) return false;
      setPayment('none');
      if (next.document.status === 'PAID') onPaid();
      return true;
    },
    onGiveUp: () => setPayment('slow'),
  });

  return { load, payment, setPayment, refresh };
}

function initialState(first: InvoiceLoad): PaymentState {
  return first.kind !== 'loaded' || isKnown(first.document) ? 'none' : paymentReturnIn(location.search);
}

/** Whether the server knows of the payment. */
function isKnown({ status, pendingDebit }: PublicInvoice): boolean {
  return status === 'PAID' || pendingDebit !== undefined;
}

/** Delays between checks for the confirmation: short at first, about two and a half minutes in total. */
const CHECK_DELAYS_MS = [1500, 2000, 3000, 4000, 6000, 8000, 12_000, 20_000, 30_000, 30_000, 30_000];

type Confirmation = {
  /** Whether a payment is pending. */
  isPending: boolean;
  /** Called at each check; returns whether the wait is over. */
  onCheck: (load: InvoiceLoad) => boolean;
  /** Called if the last check did not end the wait. */
  onGiveUp: () => void;
};

/** Polls for the confirmation of a payment at growing intervals, then gives up. */
function useConfirmation(invoiceId: string, { isPending, onCheck, onGiveUp }: Confirmation): void {
  const notifyCheck = useEffectEvent(onCheck);
  const notifyGiveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isPending) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const scheduleCheck = (count: number) => {
      const pause = CHECK_DELAYS_MS[count];
      if (pause === undefined) notifyGiveUp();
      else timer = setTimeout(() => void check(count), pause);
    };
    const check = async (count: number) => {
      const load = await loadInvoice(invoiceId);
      if (!isOver && !notifyCheck(load)) scheduleCheck(count + 1);
    };
    scheduleCheck(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPending, invoiceId]);
}
