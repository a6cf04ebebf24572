import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aPng, png, pngChunk, pngHeader } from '#test/support/images.ts';
import { hasPngPixels } from './png-pixels.ts';

const END = pngChunk('IEND');
const packed = (length: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(length)));

/** A header of this size, bit depth, colour type and interlacing. */
function header(width: number, height: number, [depth, colour, interlace]: [number, number, number]): Buffer {
  const content = Buffer.from(pngHeader(width, height).subarray(8, 21));
  content.set([depth, colour], 8);
  content.set([interlace], 12);
  return pngChunk('IHDR', content);
}

describe('pixels that can be decoded', () => {
  it.each<[name: string, width: number, height: number, form: [number, number, number], bytes: number]>([
    ['grey, 1 bit', 9, 2, [1, 0, 0], 2 * (1 + 2)],
    ['palette, 4 bits', 3, 2, [4, 3, 0], 2 * (1 + 2)],
    ['true colour', 3, 2, [8, 2, 0], 2 * (1 + 9)],
    ['grey with transparency', 3, 2, [8, 4, 0], 2 * (1 + 6)],
    ['true colour with transparency, 16 bits', 3, 2, [16, 6, 0], 2 * (1 + 24)],
    ['interlaced, 1 by 1', 1, 1, [8, 2, 1], 1 + 3],
    ['interlaced, 8 by 8', 8, 8, [8, 0, 1], 2 + 2 + 3 + 2 * 3 + 2 * 5 + 4 * 5 + 4 * 9],
  ])('have every row to the last byte: %s', (_, width, height, form, bytes) => {
    expect(hasPngPixels(png(header(width, height, form), packed(bytes), END))).toBe(true);
    expect(hasPngPixels(png(header(width, height, form), packed(bytes - 1), END))).toBe(false);
  });

  it('may come in several chunks, between others', () => {
    const data = deflateSync(Buffer.alloc(2 * (1 + 9)));
    const parts = [data.subarray(0, 5), data.subarray(5)].map((part) => pngChunk('IDAT', part));
    expect(hasPngPixels(png(pngHeader(3, 2), pngChunk('tEXt'), ...parts, END))).toBe(true);
  });

  it.each(['logo', 'signature'])('are found in the demo %s', (name) => {
    expect(hasPngPixels(readFileSync(`infra/local/seed/${name}.png`))).toBe(true);
  });
});

describe('pixels that cannot', () => {
  const whole = aPng();
  const damaged = Buffer.from(whole);
  damaged.set([0xff], 45);
  it.each([
    ['no compressed data', png(pngHeader(3, 2), pngChunk('IDAT', Buffer.from('nothing')), END)],
    [
      'compressed data that is cut short',
      png(pngHeader(3, 2), pngChunk('IDAT', deflateSync(Buffer.alloc(20)).subarray(0, -8)), END),
    ],
    ['a wrong checksum', damaged],
    ['far more than the image holds', png(pngHeader(3, 2), packed(1_000_000), END)],
    ['a colour type that does not exist', png(header(3, 2, [8, 5, 0]), packed(20), END)],
  ])('are refused: %s', (_, bytes) => {
    expect(hasPngPixels(bytes)).toBe(false);
  });
});
