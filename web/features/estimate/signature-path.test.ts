import { expect, it } from 'vitest';
import { PAD, type Point, pointOnPad, signaturePath } from './signature-path.ts';

/** The points of a path, as SVG reads it. */
function pointsOf(path: string): number[][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])([^Ml]*)/g)].flatMap(([, command, text = '']) => {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      const [a = 0, b = 0] = numbers.slice(2 * index);
      [x, y] = command === 'M' ? [a, b] : [x + a, y + b];
      return [x, y];
    });
  });
}

it('writes strokes as steps', () => {
  const strokes: Point[][] = [
    [
      [10, 20],
      [15, 18],
      [13, 30],
    ],
    [
      [100, 50],
      [90, 50],
    ],
  ];
  expect(signaturePath(strokes)).toBe('M10 20l5-2-2 12M100 50l-10 0');
  expect(pointsOf(signaturePath(strokes))).toEqual(strokes.flat());
});

it.each([
  [[], ''],
  [[[[7, 8]]], 'M7 8l0 0'],
  [
    [
      [
        [7, 8],
        [7, 8],
      ],
    ],
    'M7 8l0 0',
  ],
] as [Point[][], string][])('writes %j as %j', (strokes, path) => {
  expect(signaturePath(strokes)).toBe(path);
});

it('keeps the last point of a stroke, and leaves out what is too close', () => {
  const stroke: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  expect(signaturePath([stroke])).toBe('M0 0l2 0 1 0');
});

it.each([
  [1, 2000],
  [5, 400],
  [30, 200],
  [1500, 1],
])('stays within 6,000 characters with %i strokes of %i points', (count, points) => {
  const strokes = Array.from({ length: count }, (_, stroke) =>
    Array.from({ length: points }, (_, step): Point => {
      const angle = step / 7 + stroke;
      return [Math.round(300 + 250 * Math.sin(angle)), Math.round(100 + 90 * Math.cos(angle * 1.3))];
    }),
  );
  const path = signaturePath(strokes);
  expect(path.length).toBeLessThanOrEqual(6000);
  expect(path.length).toBeGreaterThan(2000);
  expect(path).toMatch(/^[MLml0-9 ,.-]*$/);
  for (const [x = -1, y = -1] of pointsOf(path)) {
    expect(x >= 0 && x <= PAD.width && y >= 0 && y <= PAD.height).toBe(true);
  }
});

it('finds the point below a pointer, also beside the pad', () => {
  const pad = { getBoundingClientRect: () => ({ left: 20, top: 100, width: 300, height: 100 }) } as Element;
  expect(pointOnPad({ clientX: 170, clientY: 150 }, pad)).toEqual([300, 100]);
  expect(pointOnPad({ clientX: -5, clientY: 900 }, pad)).toEqual([0, 200]);
});
