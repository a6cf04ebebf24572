import type { ReactNode } from 'react';
import { useWhenIdle } from '#web/lib/browser/use-when-idle.ts';
import { DialogFrame, type DialogLook } from './dialog-frame.tsx';
import { LazyPart, prefetchPart } from './lazy-part.tsx';

type LazyDialogProps<Part> = {
  /** Declared outside the component: the result is cached by its identity. */
  load: () => Promise<Part>;
  /** The look of the open dialog until it is fetched; null while none is open. */
  look: DialogLook | null;
  /** Called when the frame is closed, or when the dialog cannot be fetched. */
  onClose: () => void;
  children: (part: Part) => ReactNode;
};

/** A dialog that is fetched once the screen is idle. If it is opened before, its frame shows at once. */
export function LazyDialog<Part>({ load, look, onClose, children }: LazyDialogProps<Part>) {
  useWhenIdle(() => prefetchPart(load));
  if (!look) return null;
  return (
    <LazyPart fallback={<DialogFrame {...look} onClose={onClose} />} load={load} onFailed={onClose}>
      {children}
    </LazyPart>
  );
}
