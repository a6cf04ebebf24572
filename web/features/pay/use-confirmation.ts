import { useEffect, useEffectEvent } from 'react';
import { type InvoiceLoad, loadInvoice } from './invoice-calls.ts';

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
export function useConfirmation(invoiceId: string, { isPending, onCheck, onGiveUp }: Confirmation): void {
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
