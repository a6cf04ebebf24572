import { expect, it } from 'vitest';
import { logoSizeOf } from './logo-size.ts';

it.each([
  ['a square one', [600, 600], [96, 96]],
  ['a wide one', [1200, 240], [240, 48]],
  ['ten times as wide as high', [1200, 120], [240, 24]],
  ['ten times as high as wide', [60, 600], [10, 96]],
  ['three times as wide as high', [900, 300], [186, 62]],
  ['a small one', [40, 30], [40, 30]],
  ['a sliver', [1200, 1], [240, 1]],
] as const)('draws %s in proportion and never enlarged', (_, [width, height], [drawnWidth, drawnHeight]) => {
  expect(logoSizeOf({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight });
});
