import { deflateSync } from 'node:zlib';
import type { FILE_REFUSED } from '#shared/refusals/attachments.ts';
import type { WhatOf } from '#shared/refusals/refusal.ts';
import { pdfOf, stream } from './pdfs.ts';

export type Why = WhatOf<typeof FILE_REFUSED>;

export const SCRIPT = '<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>';

const bytes = (text: string) => Buffer.from(text, 'latin1');
export const objectStream = (text: string) => deflateSync(bytes(`7 0 ${text}`));

/** A page as most programs write it: it starts with numbers, as an object stream does. */
const DECOY = stream('/Filter /FlateDecode', deflateSync(bytes('1 0 0 1 50 700 cm BT (Quote) Tj ET')));
const ENTRIES = '/Type /ObjStm /N 1 /First 4';
const DEFLATED = `${ENTRIES} /Filter /FlateDecode`;

/** A PDF with an ordinary page and an object stream. */
const withDecoy = (entries: string, content = objectStream(SCRIPT)) =>
  pdfOf({ objects: [DECOY, stream(entries, content)] });
const HEX = bytes(objectStream(SCRIPT).toString('hex'));
/** The script with the differences between neighbours in rows of ten bytes, as a predictor writes them. */
const PREDICTED = deflateSync(
  Buffer.concat(
    Array.from({ length: 6 }, (_, row) => bytes(`7 0 ${SCRIPT}`.slice(row * 10, row * 10 + 10))).map((row) =>
      Buffer.from([1, ...row.map((byte, at) => byte - (row[at - 1] ?? 0))]),
    ),
  ),
);
/** Deflated data that is not packed, so that it contains a text as it is. */
const stored = (text: string) => deflateSync(bytes(text), { level: 0 });

const UNSEARCHABLE: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['packed twice', withDecoy(`${ENTRIES} /Filter [/ASCIIHexDecode /FlateDecode]`, HEX)],
  ['with a comment in its filters', withDecoy(`${ENTRIES} /Filter [%]\n/ASCIIHexDecode /FlateDecode]`, HEX)],
  ['with a predictor', withDecoy(`${DEFLATED} /DecodeParms << /Predictor 12 /Columns 10 >>`, PREDICTED)],
  ['packed by LZW', withDecoy(`${ENTRIES} /Filter /LZWDecode`, bytes('\x80\x0b\x60\x50'))],
  ['under an escaped name', withDecoy('/Type /Obj#53tm /N 1 /First 4 /Filter /LZWDecode', HEX)],
  ['without its type', withDecoy('/N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', HEX)],
  ['without the end of its data', withDecoy(DEFLATED, objectStream(SCRIPT).subarray(0, -6))],
  ['with more after its data', withDecoy(DEFLATED, Buffer.concat([objectStream('(Quote)'), HEX]))],
];

/** PDFs whose script is in an object stream that a search for it could miss. */
export const HOSTILE_OBJECT_STREAMS: readonly (readonly [what: string, name: string, bytes: Buffer, why: Why])[] = [
  ...UNSEARCHABLE.map(
    ([what, file]) => [`a PDF with a page and an object stream ${what}`, 'plan.pdf', file, 'damaged'] as const,
  ),
  [
    'a PDF whose object stream ends its lines as old computers did',
    'plan.pdf',
    bytes(
      withDecoy(DEFLATED)
        .toString('latin1')
        .replace(/(ObjStm[^>]*>>\nstream)\n/, '$1\r'),
    ),
    'active',
  ],
  ['a PDF whose object stream has no type', 'plan.pdf', withDecoy('/N 1 /First 9 0 R /Filter /FlateDecode'), 'active'],
  [
    'a PDF whose script follows the word that ends a stream',
    'plan.pdf',
    withDecoy(DEFLATED, stored(`7 0 (endstream) ${SCRIPT}`)),
    'active',
  ],
];
