import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLazyPart } from '#web/ui/overlays/lazy-part.tsx';

/** A dialog fetched once it is likely to be opened (`isNear`), at the latest on opening. */
export function useDialogPart<Props>(fetchDialog: () => Promise<ComponentType<Props>>, isNear = true) {
  const { part, fetchPart, prefetchPart } = useLazyPart(fetchDialog);
  const [isOpen, setIsOpen] = useState(false);
  const fetchAhead = useEffectEvent(prefetchPart);
  useEffect(() => {
    if (isNear) fetchAhead();
  }, [isNear]);
  return {
    /** Null while it is closed. */
    Dialog: isOpen && part ? part : null,
    open: async () => setIsOpen(await fetchPart()),
    close: () => setIsOpen(false),
  };
}
