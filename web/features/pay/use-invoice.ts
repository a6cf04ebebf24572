import { useCallback, useEffect, useState } from 'react';
import { type InvoiceLoad, loadInvoice } from './invoice-calls.ts';
import { clearPaymentReturn, paymentReturnIn } from './payment-return.ts';
import { useConfirmation } from './use-confirmation.ts';

/** The state of a payment the payer just returned from; `slow` if its confirmation takes long. */
export type PaymentState = 'none' | 'processing' | 'slow' | 'cancelled';

/**
 * The invoice, kept up to date: refetched on `refresh`, when the payer comes back with the browser's buttons, and after
 * a payment until it is confirmed. `onPaid` is called once when that happens.
 */
export function useInvoice(id: string, first: InvoiceLoad, onPaid: () => void) {
  const [load, setLoad] = useState(first);
  const [payment, setPayment] = useState<PaymentState>(() => initialState(first));

  useEffect(() => {
    if (payment !== 'processing') clearPaymentReturn();
  }, [payment]);

  // A failed refetch keeps the invoice on screen.
  const refresh = useCallback(async () => {
    const next = await loadInvoice(id);
    if (next.kind !== 'failed') setLoad(next);
  }, [id]);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refresh]);

  useConfirmation(id, {
    isPending: payment === 'processing',
    onCheck: (next) => {
      if (next.kind === 'loaded') setLoad(next);
      if (!isPaid(next)) return false;
      setPayment('none');
      onPaid();
      return true;
    },
    onGiveUp: () => setPayment('slow'),
  });

  return { load, payment, setPayment, refresh };
}

function initialState(first: InvoiceLoad): PaymentState {
  return isPaid(first) || first.kind !== 'loaded' ? 'none' : paymentReturnIn(location.search);
}

function isPaid(load: InvoiceLoad): boolean {
  return load.kind === 'loaded' && load.document.status === 'PAID';
}
