import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLazyPart } from '#web/ui/overlays/lazy-part.tsx';

/** A dialog that is fetched when it is likely to be opened (`isNear`), or on opening. */
export function useDialogPart<Props>(fetchDialog: () => Promise<ComponentType<Props>>, isNear = true) {
  const { part, fetchPart, prefetchPart } = useLazyPart(fetchDialog);
  const [isOpen, setIsOpen] = useState(false);
  const fetchAhead = useEffectEvent(prefetchPart);
  useEffect(() => {
    if (isNear) fetchAhead();
  }, [isNear]);
  return {
    /** Null while closed. */
    Dialog: isOpen && part ? part : null,
    open: async () => setIsOpen(await fetchPart()),
    close: () => setIsOpen(false),
  };
}
