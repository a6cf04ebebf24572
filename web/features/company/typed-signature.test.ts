import { expect, it } from 'vitest';
import { fittingSize } from './typed-signature.ts';

it.each([
  [0, 72],
  [560, 72],
  [561, 71],
  [1120, 36],
])('writes text %i wide at 72 px at %i px', (width, size) => {
  expect(fittingSize(width)).toBe(size);
});
