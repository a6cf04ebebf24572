import { type PointerEvent, useRef, useState } from 'react';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { PROBLEM_ID } from './answer-form.tsx';
import { PAD, type Point, pointOnPad, signaturePath } from './signature-path.ts';

/** A signature so far: what is drawn, or that the typed name stands for it. */
export type Signature = { readonly strokes: readonly (readonly Point[])[]; readonly isTyped: boolean };

type SignatureFieldProps = {
  signature: Signature;
  onSign: (signature: Signature) => void;
  /** The name as typed so far. */
  name: string;
  /** Whether it is missing. */
  isMissing: boolean;
  isBusy: boolean;
  texts: EstimatePageDictionary['page'];
};

/** The path that an answer carries: empty if the typed name stands for it (decision W107), undefined without any. */
export function signatureOf({ strokes, isTyped }: Signature): string | undefined {
  if (isTyped) return '';
  return strokes.length > 0 ? signaturePath(strokes) : undefined;
}

/** A pad to sign on with a finger, pen or mouse. People who cannot draw sign with their typed name instead. */
export function SignatureField({ signature, onSign, name, isMissing, isBusy, texts }: SignatureFieldProps) {
  const { strokes, isTyped } = signature;
  // Several points can come between two renderings.
  const stroke = useRef<readonly Point[]>([]);
  const [drawn, setDrawn] = useState(stroke.current);
  const draw = (points: readonly Point[]) => {
    stroke.current = points;
    setDrawn(points);
  };
  const start = (event: PointerEvent) => {
    if (isBusy || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw([pointOnPad(event, event.currentTarget)]);
  };
  const move = (event: PointerEvent) => {
    const { current } = stroke;
    if (current.length > 0) draw([...current, pointOnPad(event, event.currentTarget)]);
  };
  const end = () => {
    if (stroke.current.length > 0) onSign({ strokes: [...strokes, stroke.current], isTyped });
    draw([]);
  };
  return (
    <fieldset aria-describedby={isMissing ? PROBLEM_ID : undefined} className="signature">
      <legend>{isTyped ? texts.signature : texts.drawSignature}</legend>
      {isTyped ? (
        <p className="pad">{name}</p>
      ) : (
        <svg
          aria-hidden="true"
          className="pad"
          onPointerCancel={end}
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        >
          <path className="base" d="M40 160h520" />
          <path d={signaturePath([...strokes, drawn])} />
        </svg>
      )}
      {!isTyped && strokes.length > 0 && (
        <button className="button plain" onClick={() => onSign({ strokes: [], isTyped })} type="button">
          {texts.clearSignature}
        </button>
      )}
      <button className="button plain" onClick={() => onSign({ strokes, isTyped: !isTyped })} type="button">
        {isTyped ? texts.drawInstead : texts.signTyped}
      </button>
    </fieldset>
  );
}
