import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#web/ui/toast.ts';

/**
 * A dialog that is fetched as soon as it may be opened soon (`isNear`), and at the latest when it is. Where it cannot be
 * fetched, as after a new deployment, the reader is told and what is being written stays: it must not go down with a part
 * of the screen.
 */
export function useDialogPart<Props>(fetchDialog: () => Promise<ComponentType<Props>>, isNear = true) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const fetchAhead = useEffectEvent(() => {
    // Asked for again, and complained about, when it is opened.
    fetchDialog().catch(() => undefined);
  });
  useEffect(() => {
    if (isNear) fetchAhead();
  }, [isNear]);
  return {
    /** Null while it is closed. */
    Dialog,
    open: () => {
      fetchDialog().then(
        (fetched) => setDialog(() => fetched),
        // Chrome asks no second time for a part that it could not fetch: only a new page does.
        () => toast.error('This could not be opened', { description: 'Save the invoice, then reload the page.' }),
      );
    },
    close: () => setDialog(null),
  };
}
