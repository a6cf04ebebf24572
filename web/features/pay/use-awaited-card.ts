import { useEffect, useEffectEvent } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isSavedSince } from './ticks.ts';

/** Delays between the looks for a card: it is saved right after its payment. */
const LOOK_DELAYS_MS = [1500, 3000, 6000, 12_000];

type Awaited = {
  /** Whether the payer asked to save the card with which they paid. */
  isTicked: boolean;
  /** Reads the invoice again. */
  onWait: () => Promise<void>;
  /** Called once the invoice is paid and has that card. */
  onSaved: () => void;
};

/** Looks a few times for the card that a payer had saved with the payment of an invoice. */
export function useAwaitedCard(invoice: PublicInvoice, { isTicked, onWait, onSaved }: Awaited): void {
  const notifyWait = useEffectEvent(onWait);
  const notifySaved = useEffectEvent(onSaved);
  const isPaid = isTicked && invoice.status === 'PAID';
  const isSaved = isSavedSince(invoice.id, invoice.savedCard);
  useEffect(() => {
    if (!isPaid) return;
    if (isSaved) return notifySaved();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (count: number) => {
      await notifyWait();
      if (!isOver) schedule(count + 1);
    };
    const schedule = (count: number) => {
      const pause = LOOK_DELAYS_MS[count];
      if (pause !== undefined) timer = setTimeout(() => void look(count), pause);
    };
    schedule(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPaid, isSaved]);
}
