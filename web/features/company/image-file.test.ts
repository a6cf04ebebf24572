import { describe, expect, it } from 'vitest';
import { fileProblem, fitInside } from './image-file.ts';

const MB = 1024 * 1024;

describe('fileProblem', () => {
  it.each([
    [{ type: 'image/png', size: 5 * MB }, undefined],
    [{ type: 'image/svg+xml', size: 1 }, undefined],
    [{ type: 'image/png', size: 5 * MB + 1 }, 'File size must be less than 5MB'],
    [{ type: 'application/pdf', size: 1 }, 'File must be an image'],
    [{ type: '', size: 9 * MB }, 'File must be an image'],
  ])('of %j is %s', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });
});

describe('fitInside', () => {
  it.each([
    ['keeps a size that fits', { width: 1200, height: 600 }, {}, { width: 1200, height: 600 }],
    ['keeps a small size', { width: 16, height: 16 }, {}, { width: 16, height: 16 }],
    ['shrinks a wide image', { width: 2400, height: 100 }, {}, { width: 1200, height: 50 }],
    ['shrinks a tall image', { width: 4000, height: 6000 }, {}, { width: 400, height: 600 }],
    ['is at least one pixel', { width: 20_000, height: 2 }, {}, { width: 1200, height: 1 }],
    ['enlarges an SVG', { width: 100, height: 40 }, { mayGrow: true }, { width: 1200, height: 480 }],
  ])('%s', (_, size, options, sent) => {
    expect(fitInside(size, options)).toEqual(sent);
  });
});
