import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Stroke } from './drawn-signature.ts';
import { t } from './texts.en.ts';
import { useSignaturePad } from './use-signature-pad.ts';

type DrawPanelProps = {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  problem: string | undefined;
};

/** A pad to sign on, white in every theme like the invoice. */
export function DrawPanel({ strokes, onStrokes, problem }: DrawPanelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSignaturePad(canvas, strokes, onStrokes);
  return (
    <div className="flex flex-col gap-2">
      <div className="relative overflow-hidden rounded-md border border-control bg-white">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-12 border-[#c3cbc8] border-b"
        />
        <canvas
          aria-label={t.drawHere}
          className="relative block h-[200px] w-full cursor-crosshair touch-none"
          ref={canvas}
          role="img"
        />
      </div>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {problem ? (
          <p className="flex-1 basis-48 font-medium text-danger text-xs" role="alert">
            {problem}
          </p>
        ) : (
          <p className="flex-1 basis-48 text-muted text-xs">{t.cannotDraw}</p>
        )}
        <Button disabled={strokes.length === 0} onClick={() => onStrokes(strokes.slice(0, -1))} variant="ghost">
          <Undo2 aria-hidden="true" />
          {t.undo}
        </Button>
      </div>
    </div>
  );
}
