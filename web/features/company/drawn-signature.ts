import SignaturePad, { type PointGroup } from 'signature_pad';

/** Pen settings (spec 2 §9): widths and distances in CSS pixels. */
export const PEN = { minWidth: 0.5, maxWidth: 2.5, minDistance: 5, throttle: 16, penColor: '#14181f' } as const;

/** One line or dot of a drawn signature. */
export type Stroke = PointGroup;

/** Image pixels per CSS pixel, so that print is sharp regardless of the screen. */
const SCALE = 3;
const MARGIN = 6;

/** The drawing, cropped to its strokes on a transparent background, as a PNG data URL. */
export function drawnSignature(strokes: readonly Stroke[]): string {
  const { left, top, right, bottom } = boundsOf(strokes);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((right - left + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil((bottom - top + 2 * MARGIN) * SCALE);
  const pad = new SignaturePad(canvas, PEN);
  pad.off();
  canvas.getContext('2d')?.scale(SCALE, SCALE);
  pad.fromData(
    moved(
      strokes,
      (x) => x - left + MARGIN,
      (y) => y - top + MARGIN,
    ),
  );
  return canvas.toDataURL('image/png');
}

/** Strokes scaled to a pad of this width: smaller if they would cross its edge. */
export function fitted(strokes: readonly Stroke[], width: number): readonly Stroke[] {
  const { right } = boundsOf(strokes);
  if (strokes.length === 0 || right + MARGIN <= width) return strokes;
  const factor = (width - MARGIN) / right;
  return moved(
    strokes,
    (x) => x * factor,
    (y) => y * factor,
  );
}

/** The bounding box of all points. */
export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function moved(strokes: readonly Stroke[], toX: (x: number) => number, toY: (y: number) => number): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: toX(point.x), y: toY(point.y) })),
  }));
}
