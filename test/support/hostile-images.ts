import { deflateSync } from 'node:zlib';
import { imageTypeOf } from '#shared/image-file.ts';
import { imageSizeOf } from '#shared/image-size.ts';
import { aPng, dataUrl, JPEG, png, pngChunk, pngHeader, WEBP } from './images.ts';

const PNG = aPng();
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>fetch("https://evil.test")</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1');

const appended = (bytes: Buffer, tail: string | Buffer) => Buffer.concat([bytes, Buffer.from(tail)]);
const bomb = (width: number, height: number) =>
  png(pngHeader(width, height), pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))), pngChunk('IEND'));
const patched = (bytes: Buffer, at: number, ...values: number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
const jpegSize = JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5;

/** Uploads that must be refused: not an image, of a forbidden type, or malformed. */
export const HOSTILE_IMAGES: [[name: string, upload: string], ...[name: string, upload: string][]] = [
  ['SVG with a script', dataUrl(Buffer.from(SVG), 'image/svg+xml')],
  ['SVG declared as PNG', dataUrl(Buffer.from(SVG))],
  ['SVG as text', `data:image/svg+xml,${encodeURIComponent(SVG)}`],
  ['SVG with a charset', `data:image/svg+xml;charset=utf-8;base64,${btoa(SVG)}`],
  ['HTML', dataUrl(Buffer.from(HTML), 'text/html')],
  ['HTML declared as JPEG', dataUrl(Buffer.from(HTML), 'image/jpeg')],
  ['HTML after a PNG signature', dataUrl(appended(PNG.subarray(0, 8), HTML))],
  ['script', dataUrl(Buffer.from('alert(1)'), 'text/javascript')],
  ['GIF', dataUrl(GIF, 'image/gif')],
  ['GIF declared as PNG', dataUrl(GIF)],
  ['GIF declared as WebP', dataUrl(GIF, 'image/webp')],
  ['BMP', dataUrl(Buffer.from('BM6\0\0\0\0\0\0\0', 'latin1'), 'image/bmp')],
  ['TIFF', dataUrl(Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'image/tiff')],
  ['icon', dataUrl(Buffer.from([0, 0, 1, 0, 1, 0]), 'image/x-icon')],
  ['AVIF', dataUrl(Buffer.from('\0\0\0\x20ftypavif', 'latin1'), 'image/avif')],
  ['HEIC', dataUrl(Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'image/heic')],
  ['PDF', dataUrl(Buffer.from('%PDF-1.7'), 'application/pdf')],
  ['PDF declared as PNG', dataUrl(Buffer.from('%PDF-1.7'))],
  ['ZIP declared as PNG', dataUrl(ZIP)],
  ['executable declared as PNG', dataUrl(Buffer.from('\x7fELF\x02\x01\x01', 'latin1'))],
  ['nothing', 'data:image/png;base64,'],
  ['one byte', dataUrl(PNG.subarray(0, 1))],
  ['PNG signature alone', dataUrl(PNG.subarray(0, 8))],
  ['PNG header alone', dataUrl(PNG.subarray(0, 33))],
  ['PNG without its end', dataUrl(PNG.subarray(0, -12))],
  ['PNG without its last byte', dataUrl(PNG.subarray(0, -1))],
  ['PNG without pixel data', dataUrl(png(pngHeader(3, 2), pngChunk('IDAT', Buffer.from('none')), pngChunk('IEND')))],
  ['PNG with a wrong checksum', dataUrl(patched(PNG, 45, 0xff))],
  ['PNG followed by ZIP', dataUrl(appended(PNG, ZIP))],
  ['PNG followed by HTML', dataUrl(appended(PNG, HTML))],
  ['PNG after a space', dataUrl(Buffer.concat([Buffer.from(' '), PNG]))],
  ['PNG with a chunk longer than the file', dataUrl(patched(PNG, 33, 0x7f, 0xff, 0xff, 0xff))],
  ['PNG of 20,000 by 20,000 pixels', dataUrl(bomb(20_000, 20_000))],
  ['PNG one row over the pixel limit', dataUrl(bomb(2_000, 2_001))],
  ['PNG with one very long row', dataUrl(bomb(2 ** 31 - 1, 1))],
  ['PNG with zero height', dataUrl(bomb(10, 0))],
  ['JPEG of 65,535 by 65,535 pixels', dataUrl(patched(JPEG, jpegSize, 255, 255, 255, 255), 'image/jpeg')],
  ['JPEG with zero height', dataUrl(patched(JPEG, jpegSize, 0, 0), 'image/jpeg')],
  ['JPEG start alone', dataUrl(JPEG.subarray(0, 3), 'image/jpeg')],
  ['JPEG without its end', dataUrl(JPEG.subarray(0, -2), 'image/jpeg')],
  ['JPEG followed by ZIP', dataUrl(appended(JPEG, ZIP), 'image/jpeg')],
  ['JPEG followed by a script', dataUrl(appended(JPEG, '*/alert(1)//'), 'image/jpeg')],
  ['WebP start alone', dataUrl(WEBP.subarray(0, 12), 'image/webp')],
  ['WebP without its end', dataUrl(WEBP.subarray(0, -4), 'image/webp')],
  ['WebP followed by HTML', dataUrl(appended(WEBP, HTML), 'image/webp')],
  ['WebP of too many pixels', dataUrl(patched(WEBP, 26, 0xff, 0x3f, 0xff, 0x3f), 'image/webp')],
  ['WAVE audio declared as WebP', dataUrl(patched(WEBP, 8, ...Buffer.from('WAVE')), 'image/webp')],
  ['PNG declared as JPEG', dataUrl(PNG, 'image/jpeg')],
  ['JPEG declared as PNG', dataUrl(JPEG)],
  ['WebP declared as PNG', dataUrl(WEBP)],
  ['PNG without a declared type', `data:;base64,${PNG.toString('base64')}`],
  ['PNG without the data URL prefix', PNG.toString('base64')],
  ['PNG with markup after its base64', `${dataUrl(PNG)}"><script>alert(1)</script>`],
  ['PNG with a line break in its base64', dataUrl(PNG).replace(',', ',\r\n')],
  ['data URL after a space', ` ${dataUrl(PNG)}`],
  ['text', 'logo'],
  ['web address', 'https://evil.test/logo.png'],
  ['address without a scheme', '//evil.test/logo.png'],
  ['script address', 'javascript:alert(1)'],
  ['file address', 'file:///etc/passwd'],
  ['path traversal', '../../etc/passwd'],
  ['path traversal out of the images', 'images/../pdf/x.pdf'],
  ['path of an image that was never uploaded', `images/${'A'.repeat(22)}.png`],
  ['path of a PDF', `pdf/${'A'.repeat(22)}/x.pdf`],
];

/** The bytes of these uploads, without those that are a valid image under another name. */
export const HOSTILE_CONTENTS: readonly string[] = HOSTILE_IMAGES.flatMap(([, upload]) => {
  const bytes = Buffer.from(upload.split(';base64,')[1] ?? '', 'base64');
  const type = imageTypeOf(bytes);
  return bytes.length === 0 || (type && imageSizeOf(bytes, type)) ? [] : bytes.toString('base64');
});
