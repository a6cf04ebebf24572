import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { DialogFrame, type DialogLook } from './dialog-frame.tsx';
import { adviceOn, fetchedPart, keepPart } from './lazy-part.tsx';
import { ReplacesFrame } from './replaces-frame.ts';

type FramedPartProps<Part> = {
  /** Declared outside the component: the result is cached by its identity. */
  load: () => Promise<Part>;
  look: DialogLook;
  /** Called when the frame is closed. */
  onClose: () => void;
  children: (part: Part) => ReactNode;
};

/** An open dialog. Until it is fetched, its frame shows, which also says if that failed, and tries again. */
export function FramedPart<Part>({ load, look, onClose, children }: FramedPartProps<Part>) {
  const [part, setPart] = useState(() => fetchedPart(load));
  const [hadFrame] = useState(part === undefined);
  const [problem, setProblem] = useState<string>();
  const fetchNow = async () => {
    try {
      const loaded = await keepPart(load);
      setPart(() => loaded);
    } catch (error) {
      setProblem(adviceOn(error));
    }
  };
  const onOpen = useEffectEvent(() => void (hadFrame && fetchNow()));
  useEffect(() => onOpen(), []);
  if (part === undefined) return <DialogFrame {...look} onClose={onClose} onRetry={fetchNow} problem={problem} />;
  return <ReplacesFrame value={hadFrame}>{children(part)}</ReplacesFrame>;
}
