import { type RefObject, useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { fitted, PEN, type Stroke } from './drawn-signature.ts';

/**
 * Makes a canvas a drawing pad for mouse, finger or pen. `strokes` are shown; `onStrokes` receives all of them after
 * each stroke. It is sharp on every screen, and keeps the drawing when its width changes.
 */
export function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  strokes: readonly Stroke[],
  onStrokes: (strokes: readonly Stroke[]) => void,
): void {
  const pad = useRef<SignaturePad>(undefined);
  const latest = useRef({ strokes, onStrokes });
  useEffect(() => {
    latest.current = { strokes, onStrokes };
    // Strokes drawn on the pad itself are already shown.
    if (pad.current && pad.current.toData().length !== strokes.length) pad.current.fromData([...strokes]);
  }, [strokes, onStrokes]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const signaturePad = new SignaturePad(element, PEN);
    pad.current = signaturePad;
    signaturePad.addEventListener('endStroke', () => latest.current.onStrokes([...signaturePad.toData()]));
    const observer = new ResizeObserver(() => {
      sharpen(element);
      signaturePad.fromData([...fitted(latest.current.strokes, element.offsetWidth)]);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      signaturePad.off();
      pad.current = undefined;
    };
  }, [canvas]);
}

/** Matches the canvas resolution to the device pixels. */
function sharpen(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}
