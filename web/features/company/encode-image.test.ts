import { expect, it } from 'vitest';
import { isVisibleOnPaper } from './encode-image.ts';

const WHITE = [255, 255, 255, 255];
const CLEAR = [0, 0, 0, 0];

it.each([
  ['black', [0, 0, 0, 255], true],
  ['yellow', [255, 255, 0, 255], true],
  ['a light grey', [240, 240, 240, 255], true],
  ['a faint black', [0, 0, 0, 20], true],
  ['transparent black', CLEAR, false],
  ['white', WHITE, false],
  ['half-transparent white', [255, 255, 255, 128], false],
  ['white after JPEG compression', [253, 254, 253, 255], false],
])('one pixel of %s among white and clear ones is visible on paper: %s', (_, pixel, isVisible) => {
  expect(isVisibleOnPaper(new Uint8ClampedArray([...WHITE, ...CLEAR, ...pixel]))).toBe(isVisible);
});
