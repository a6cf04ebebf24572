import { useEffect, useState } from 'react';
import { type Load, loadInvoice } from './invoice-calls.ts';
import { forgetPaymentReturn, paymentReturnIn } from './payment-return.ts';

/** How a payment stands that the payer just came back from; `slow` when its confirmation takes long. */
export type PaymentState = 'none' | 'processing' | 'slow' | 'cancelled';

/** The pauses between two looks for the confirmation: often at first, about two and a half minutes in all. */
const LOOK_AFTER_MS = [1500, 2000, 3000, 4000, 6000, 8000, 12_000, 20_000, 30_000, 30_000, 30_000];

/**
 * The invoice, kept up to date: read again when the payer comes back with the browser's buttons, and after a payment
 * until it is confirmed. `onPaid` is told once when that happens.
 */
export function useInvoice(id: string, first: Load, onPaid: () => void) {
  const [load, setLoad] = useState(first);
  const [payment, setPayment] = useState<PaymentState>(() => initialState(first));

  useEffect(() => {
    if (payment !== 'processing') forgetPaymentReturn();
  }, [payment]);

  useEffect(() => {
    const onPageShow = async (event: PageTransitionEvent) => {
      if (event.persisted) setLoad(await loadInvoice(id));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: onPaid is told of the confirmation, it does not steer it
  useEffect(() => {
    if (payment !== 'processing') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (count: number) => {
      const next = await loadInvoice(id);
      if (isOver) return;
      if (next.kind === 'loaded') setLoad(next);
      if (isPaid(next)) {
        setPayment('none');
        onPaid();
      } else lookLater(count + 1);
    };
    const lookLater = (count: number) => {
      const pause = LOOK_AFTER_MS[count];
      if (pause === undefined) setPayment('slow');
      else timer = setTimeout(() => void look(count), pause);
    };
    lookLater(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [payment, id]);

  return { load, payment, setPayment };
}

function initialState(first: Load): PaymentState {
  return isPaid(first) || first.kind !== 'loaded' ? 'none' : paymentReturnIn(location.search);
}

function isPaid(load: Load): boolean {
  return load.kind === 'loaded' && load.invoice.status === 'PAID';
}
