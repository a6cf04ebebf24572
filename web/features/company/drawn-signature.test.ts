import { expect, it } from 'vitest';
import { boundsOf, fitted, PEN, type Stroke } from './drawn-signature.ts';

const stroke = (...points: [x: number, y: number][]): Stroke => ({
  ...PEN,
  dotSize: 0,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map(([x, y], index) => ({ x, y, pressure: 0.5, time: index })),
});

it('computes the bounding box of all strokes', () => {
  expect(boundsOf([stroke([10, 50], [40, 20]), stroke([90, 80])])).toEqual({
    left: 10,
    top: 20,
    right: 90,
    bottom: 80,
  });
});

it('keeps strokes that fit', () => {
  const strokes = [stroke([10, 50], [294, 20])];
  expect(fitted(strokes, 300)).toBe(strokes);
  expect(fitted([], 0)).toEqual([]);
});

it('scales strokes down, in proportion, that would cross the edge', () => {
  expect(boundsOf(fitted([stroke([100, 50], [588, 100])], 300))).toEqual({ left: 50, top: 25, right: 294, bottom: 50 });
});
