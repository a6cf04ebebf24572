import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HOSTILE_ATTACHMENTS } from '#test/support/hostile-attachments.ts';
import { aPng, JPEG, png, pngChunk, pngHeader } from '#test/support/images.ts';
import { aPdf, pdfOf, stream } from '#test/support/pdfs.ts';
import { checkedType } from './check-file.ts';

describe('a file is refused', () => {
  it.each(HOSTILE_ATTACHMENTS)('that is %s', async (_, _name, bytes, why) => {
    await expect(checkedType(bytes)).rejects.toMatchObject({ reason: 'FILE_REFUSED', params: { what: why } });
  });
});

it('knows more than fifty of them', () => {
  expect(HOSTILE_ATTACHMENTS.length).toBeGreaterThanOrEqual(50);
});

describe('a file is kept', () => {
  const page = 'BT /F1 12 Tf (Built with HTML/JavaScript) Tj ET';
  const objects = '7 0 << /Type /Annot /A << /S /URI /URI (https://example.com) >> >>';
  const chunk = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('A plan of the kitchen')]));
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
    ['PNG', aPng(), 'image/png'],
    ['PNG with a packed text', png(pngHeader(3, 2), chunk, pngPixels(), pngChunk('IEND')), 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
  ])('that is a %s', async (_, bytes, type) => {
    expect(await checkedType(bytes)).toBe(type);
  });
});

function pngPixels(): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc(2 * (1 + 9))));
}
