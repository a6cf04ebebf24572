import { expect, it } from 'vitest';
import { isLight, isVisibleOnPaper } from './encode-image.ts';

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

it.each([
  ['white on clear', [...WHITE, ...WHITE, ...CLEAR], true],
  ['white on clear, with a spot of colour', [...WHITE, ...WHITE, ...WHITE, 255, 0, 0, 255, ...CLEAR], true],
  ['light grey on clear', [220, 220, 220, 255, ...CLEAR], true],
  ['yellow on clear', [255, 220, 0, 255, ...CLEAR], true],
  ['half white, half dark, on clear', [...WHITE, 0, 0, 0, 255, ...CLEAR], false],
  ['orange on clear', [240, 120, 20, 255, ...CLEAR], false],
  ['white on black', [...WHITE, ...WHITE, ...WHITE, 0, 0, 0, 255], false],
  ['all white', [...WHITE, ...WHITE], false],
  ['all clear', [...CLEAR, ...CLEAR], false],
  ['a faint white on clear', [255, 255, 255, 60, ...CLEAR], false],
] as const)('%s is a light logo: %j, %s', (_, pixels, expected) => {
  expect(isLight(new Uint8ClampedArray(pixels))).toBe(expected);
});
