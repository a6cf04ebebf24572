import { useEffect, useEffectEvent } from 'react';
import { type Load, loadInvoice } from './invoice-calls.ts';

/** Delays between checks for the confirmation: short at first, about two and a half minutes in total. */
const LOOK_AFTER_MS = [1500, 2000, 3000, 4000, 6000, 8000, 12_000, 20_000, 30_000, 30_000, 30_000];

type Confirmation = {
  /** Whether a payment is pending. */
  isAwaited: boolean;
  /** Called at each check; returns whether the wait is over. */
  onLook: (load: Load) => boolean;
  /** Called if the last check did not end the wait. */
  onGiveUp: () => void;
};

/** Polls for the confirmation of a payment at growing intervals, then gives up. */
export function useConfirmation(invoiceId: string, { isAwaited, onLook, onGiveUp }: Confirmation): void {
  const tellLook = useEffectEvent(onLook);
  const tellGivenUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const lookLater = (count: number) => {
      const pause = LOOK_AFTER_MS[count];
      if (pause === undefined) tellGivenUp();
      else timer = setTimeout(() => void look(count), pause);
    };
    const look = async (count: number) => {
      const load = await loadInvoice(invoiceId);
      if (!isOver && !tellLook(load)) lookLater(count + 1);
    };
    lookLater(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAwaited, invoiceId]);
}
