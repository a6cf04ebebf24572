/** The field that a signature is drawn on, in the units of its path. */
export const PAD = { width: 600, height: 200 } as const;

/** A point on the pad, in whole units. */
export type Point = readonly [x: number, y: number];

/** The longest path that the server takes, in characters. */
const MAX_LENGTH = 6000;

/** Closer points say nothing more, in units. */
const FINEST_STEP = 2;

/** The path of drawn strokes, as in SVG: the more of them, the coarser, so that the server takes it. */
export function signaturePath(strokes: readonly (readonly Point[])[]): string {
  for (let step = FINEST_STEP; ; step *= 1.5) {
    const path = strokes.map((stroke) => strokePath(thinned(stroke, step))).join('');
    if (path.length <= MAX_LENGTH) return path;
    // What is all dots gets no shorter.
    if (step > PAD.width) return path.slice(0, path.lastIndexOf('M', MAX_LENGTH));
  }
}

/** The point on the pad where a pointer is. */
export function pointOnPad({ clientX, clientY }: Record<'clientX' | 'clientY', number>, pad: Element): Point {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const onPad = (offset: number, size: number, units: number) =>
    Math.max(0, Math.min(units, Math.round((offset / size) * units) || 0));
  return [onPad(clientX - left, width, PAD.width), onPad(clientY - top, height, PAD.height)];
}

/** Without the points that are closer to the one before than `step`; the last one stays. */
function thinned(stroke: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of stroke.entries()) {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step;
    if (isFar || index === stroke.length - 1) kept.push(point);
  }
  return kept;
}

/** `M` to its first point, then `l` by steps; a dot is a line to itself, which round ends show. */
function strokePath(stroke: readonly Point[]): string {
  const [first, ...others] = stroke;
  if (!first) return '';
  let [x, y] = first;
  const steps = (others.length > 0 ? others : [first]).map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}`;
}
