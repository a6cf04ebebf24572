import { useState } from 'react';
import { drawnSignature, type Stroke } from './drawn-signature.ts';
import { t } from './texts.en.ts';
import { type SignatureFont, typedSignature } from './typed-signature.ts';

export type SignatureTab = 'draw' | 'type' | 'upload';
export type TypedName = { readonly name: string; readonly font: SignatureFont };

const NOTHING_TYPED: TypedName = { name: '', font: 'Dancing Script' };

/** The state of a signature on each of the three tabs; `onDone` receives it as a data URL. */
export function useSignature(onDone: (dataUrl: string) => void) {
  const [tab, setTab] = useState<SignatureTab>('draw');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [problem, setProblem] = useState<string>();
  const clear = () => {
    setProblem(undefined);
    if (tab === 'draw') setStrokes([]);
    if (tab === 'type') setTyped(({ font }) => ({ name: '', font }));
  };
  const make = {
    draw: () => (strokes.length > 0 ? drawnSignature(strokes) : undefined),
    type: () => (typed.name.trim() ? typedSignature({ ...typed, name: typed.name.trim() }) : undefined),
    // A chosen file is saved immediately.
    upload: () => undefined,
  };
  return {
    tab,
    strokes,
    typed,
    problem,
    choose: (next: SignatureTab) => {
      setProblem(undefined);
      setTab(next);
    },
    draw: (drawn: readonly Stroke[]) => {
      setProblem(undefined);
      setStrokes(drawn);
    },
    type: (change: Partial<TypedName>) => {
      setProblem(undefined);
      setTyped((before) => ({ ...before, ...change }));
    },
    /** Clears the current tab. */
    clear,
    reset: () => {
      setProblem(undefined);
      setStrokes([]);
      setTyped(NOTHING_TYPED);
    },
    /** Returns whether there was a signature to save. */
    save: async (): Promise<boolean> => {
      const dataUrl = await make[tab]();
      if (dataUrl === undefined) setProblem(t.signatureMissing[tab]);
      else onDone(dataUrl);
      return dataUrl !== undefined;
    },
  };
}
