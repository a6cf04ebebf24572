import { describe, expect, it } from 'vitest';
import { aPng, JPEG, png, pngChunk, pngHeader, WEBP } from '#test/support/images.ts';
import { imageTypeOf } from './image-file.ts';
import { imageSizeOf } from './image-size.ts';

const sizeOf = (bytes: Uint8Array) => {
  const type = imageTypeOf(bytes);
  return type && imageSizeOf(bytes, type);
};
const uint32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer);
const webpChunk = (name: string, content: Uint8Array) =>
  Buffer.concat([Buffer.from(name), uint32(content.length), content, Buffer.alloc(content.length % 2)]);
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
};
/** A canvas of this size, as used by files with transparency or a colour profile. */
const canvas = (width: number, height: number) => {
  const content = Buffer.alloc(10);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', content);
};
const LOSSY = WEBP.subarray(12);
const lossless = (width: number, height: number) =>
  webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), uint32((width - 1) | ((height - 1) << 14)), Buffer.alloc(3)]));

describe('imageSizeOf', () => {
  it.each([
    ['PNG', aPng({ width: 640, height: 480 }), { width: 640, height: 480 }],
    [
      'PNG declaring a huge size',
      png(pngHeader(20_000, 20_000), pngChunk('IDAT'), pngChunk('IEND')),
      { width: 20_000, height: 20_000 },
    ],
    ['JPEG', JPEG, { width: 3, height: 2 }],
    ['JPEG with bytes between its segments', insert(JPEG, 2, [0xff, 0xff]), { width: 3, height: 2 }],
    ['WebP', WEBP, { width: 3, height: 2 }],
    ['WebP without loss', webp(lossless(1_200, 600)), { width: 1_200, height: 600 }],
    ['WebP with a canvas', webp(canvas(3, 2), webpChunk('ICCP', Buffer.alloc(5)), LOSSY), { width: 3, height: 2 }],
  ])('reads a %s', (_, bytes, size) => {
    expect(sizeOf(bytes)).toEqual(size);
  });

  it('reads a slice of a larger buffer', () => {
    const larger = Buffer.concat([Buffer.alloc(7), aPng(), Buffer.alloc(7)]);
    expect(sizeOf(larger.subarray(7, -7))).toEqual({ width: 3, height: 2 });
  });

  it.each([
    ['a PNG with trailing bytes', Buffer.concat([aPng(), Buffer.from('PK\x03\x04')])],
    ['a PNG without pixels', png(pngHeader(3, 2), pngChunk('IEND'))],
    ['a PNG without a size', png(pngChunk('IDAT'), pngChunk('IEND'))],
    ['a PNG of zero width', png(pngHeader(0, 2), pngChunk('IDAT'), pngChunk('IEND'))],
    ['a PNG with two sizes', png(pngHeader(3, 2), pngHeader(9_000, 9_000), pngChunk('IDAT'), pngChunk('IEND'))],
    [
      'a PNG whose second size follows its pixels',
      png(pngHeader(3, 2), pngChunk('IDAT'), pngHeader(3, 2), pngChunk('IEND')),
    ],
    [
      'a PNG with a chunk that is no part of PNG',
      png(pngHeader(3, 2), pngChunk('CgBI'), pngChunk('IDAT'), pngChunk('IEND')),
    ],
    [
      'an animated PNG',
      png(
        pngHeader(3, 2),
        pngChunk('acTL', Buffer.alloc(8)),
        pngChunk('fcTL', Buffer.alloc(26)),
        pngChunk('IDAT'),
        pngChunk('fcTL', Buffer.alloc(26)),
        pngChunk('fdAT', Buffer.alloc(8)),
        pngChunk('IEND'),
      ),
    ],
    ['a JPEG whose scan changes its height', insert(JPEG, JPEG.length - 2, [0xff, 0xdc, 0, 4, 0, 9])],
    ['a JPEG of several frames', insert(JPEG, 2, [0xff, 0xde, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0])],
    ['a JPEG with a second start', insert(JPEG, 2, [0xff, 0xd8, 0, 4, 0, 0])],
    ['a PNG with data in its end chunk', png(pngHeader(3, 2), pngChunk('IDAT'), pngChunk('IEND', Buffer.from('x')))],
    ['a JPEG with trailing bytes', Buffer.concat([JPEG, Buffer.from('<script>')])],
    [
      'a JPEG with two sizes',
      insert(JPEG, 2, JPEG.subarray(JPEG.indexOf(Buffer.from([0xff, 0xc0])), JPEG.indexOf(Buffer.from([0xff, 0xc4])))),
    ],
    [
      'a JPEG without pixels',
      Buffer.concat([JPEG.subarray(0, JPEG.indexOf(Buffer.from([0xff, 0xda]))), Buffer.from([0xff, 0xd9])]),
    ],
    ['a WebP with trailing bytes', Buffer.concat([WEBP, Buffer.from('x')])],
    ['a WebP with two pictures', webp(LOSSY, LOSSY)],
    ['a WebP whose canvas is larger than its picture', webp(canvas(16_000, 16_000), LOSSY)],
    ['a WebP with only a canvas', webp(canvas(3, 2))],
    [
      'an animated WebP',
      webp(
        canvas(3, 2),
        webpChunk('ANIM', Buffer.alloc(6)),
        webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), LOSSY])),
      ),
    ],
    ['a WebP with two canvases', webp(canvas(3, 2), canvas(3, 2), LOSSY)],
    ['a WebP with a canvas after its picture', webp(LOSSY, canvas(3, 2))],
    ['a WebP with a picture and an animation', webp(canvas(3, 2), LOSSY, webpChunk('ANMF', Buffer.alloc(16)))],
    ['a WebP of nothing', webp()],
  ])('rejects %s', (_, bytes) => {
    expect(sizeOf(bytes)).toBeUndefined();
  });

  it.each([
    ['PNG', aPng()],
    ['JPEG', JPEG],
    ['WebP', WEBP],
  ])('rejects a %s truncated at any byte', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) expect(sizeOf(bytes.subarray(0, length))).toBeUndefined();
  });
});

describe('imageTypeOf', () => {
  it.each([
    ['GIF', 'GIF89a\x01\x00\x01\x00'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<html>'],
    ['RIFF audio', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['nothing', ''],
  ])('returns undefined for %s', (_, text) => {
    expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

function insert(bytes: Buffer, at: number, more: Uint8Array | number[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]);
}
