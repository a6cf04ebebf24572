import type { ReactNode } from 'react';
import { useWhenIdle } from '#web/lib/browser/use-when-idle.ts';
import type { DialogLook } from './dialog-frame.tsx';
import { FramedPart } from './framed-part.tsx';
import { prefetchPart } from './lazy-part.tsx';

type LazyDialogProps<Part> = {
  /** Declared outside the component: the result is cached by its identity. */
  load: () => Promise<Part>;
  /** The look of the open dialog until it is fetched; null while none is open. */
  look: DialogLook | null;
  /** Called when the frame is closed. */
  onClose: () => void;
  children: (part: Part) => ReactNode;
};

/** A dialog that is fetched once the screen is idle. If it is opened before, its frame shows at once. */
export function LazyDialog<Part>({ look, ...rest }: LazyDialogProps<Part>) {
  useWhenIdle(() => prefetchPart(rest.load));
  return look && <FramedPart look={look} {...rest} />;
}
