import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HOSTILE_ATTACHMENTS } from '#test/support/hostile-attachments.ts';
import { aPng, JPEG, png, pngChunk, pngHeader } from '#test/support/images.ts';
import { aPdf, pdfOf, stream } from '#test/support/pdfs.ts';
import { checkedType } from './check-file.ts';

/** A page in Letter at 300 dots per inch, in colour. */
const SCAN = stream('/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(2550 * 3300 * 3), { level: 1 }));
const pageOf = (content: string) => stream('/Filter /FlateDecode', deflateSync(Buffer.from(content)));

describe('a file is refused', () => {
  it.each(HOSTILE_ATTACHMENTS)('that is %s', (_, _name, bytes, why) => {
    expect(refusalOf(bytes)).toMatchObject({ reason: 'FILE_REFUSED', params: { what: why } });
  });
});

it('knows more than fifty of them', () => {
  expect(HOSTILE_ATTACHMENTS.length).toBeGreaterThanOrEqual(50);
});

describe('a file is kept', () => {
  const page = 'BT /F1 12 Tf (Built with HTML/JavaScript) Tj ET';
  const objects = '7 0 << /Type /Annot /A << /S /URI /URI (https://example.com) >> >>';
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('A plan of the kitchen')]));
  it.each([
    ['PDF', aPdf(), 'application/pdf'],
    ['PDF with spaces after its end', Buffer.concat([aPdf(), Buffer.from('\r\n \0\0')]), 'application/pdf'],
    [
      'PDF whose page names a language',
      pdfOf({ objects: [stream('/Filter /FlateDecode', deflateSync(Buffer.from(page)))] }),
      'application/pdf',
    ],
    [
      'PDF with a link in an object stream',
      pdfOf({
        objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(objects)))],
      }),
      'application/pdf',
    ],
    ['PDF whose page starts with numbers', pdfOf({ objects: [pageOf('1 0 0 1 50 700 cm')] }), 'application/pdf'],
    ['PDF with an outline', pdfOf({ catalog: '/Outlines << /First 9 0 R /Last 9 0 R >>' }), 'application/pdf'],
    [
      'PDF of scans that are large only unpacked',
      pdfOf({ objects: Array.from({ length: 11 }, () => SCAN) }),
      'application/pdf',
    ],
    ['PNG', aPng(), 'image/png'],
    ['PNG with a packed text', png(pngHeader(3, 2), text, pngPixels(), pngChunk('IEND')), 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
  ])('that is a %s', (_, bytes, type) => {
    expect(checkedType(bytes)).toBe(type);
  });
});

function refusalOf(bytes: Buffer): unknown {
  try {
    return checkedType(bytes);
  } catch (error) {
    return error;
  }
}

function pngPixels(): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc(2 * (1 + 9))));
}

it.each([
  ['streams that never end', 'stream\n', 10_000_000],
  ['streams that look packed', 'stream\nx\x9c', 1_000_000],
  ['names of encryption with comments', '/Encrypt ', 10_000_000],
])('takes no more than seconds for %s', (_, piece, size) => {
  const text = `%PDF-1.7\n${piece.repeat(size / piece.length)}\n%%EOF`;
  const start = performance.now();
  refusalOf(Buffer.from(text, 'latin1'));
  expect(performance.now() - start).toBeLessThan(10_000);
});
