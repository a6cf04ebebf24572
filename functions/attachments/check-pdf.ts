import type { Fault } from './fault.ts';
import { inflated, isDeflated } from './inflated.ts';
import { ENCRYPTED, isActive, unescaped } from './pdf-names.ts';

/** Bytes that a stream may unpack to: a picture of 50 megapixels in three colours. */
const MAX_STREAM = 150_000_000;
/** Bytes that all streams together may unpack to, without pictures: readers unpack those page by page. */
const MAX_UNPACKED = 256 * 1024 * 1024;
/** Streams that look deflated and are not: chance makes one of 500 other streams look so. */
const MAX_DAMAGED = 200;
/** Milliseconds in which all streams must have been unpacked. */
const MAX_MS = 15_000;

/** A dictionary of nothing but what every object stream has; its stream is deflated once and follows. */
const OBJECT_STREAM =
  /^\s*<<(?:\s*\/(?:Type\s*\/ObjStm|(?:N|First)\s+\d+|Length\s+\d+(?:\s+\d+\s+R)?|Extends\s+\d+\s+\d+\s+R|Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])))*\s*>>\s*$/;
/** What only dictionaries of object streams have. In outlines, the first entry is an object of its own. */
const OBJECT_STREAM_NAMES = [/\/ObjStm(?![A-Za-z])/g, /\/First(?![A-Za-z])(?!\s+\d+\s+\d+\s+R)/g];

/** How every object stream starts: a number, maybe after a comment. Few pages do. */
const OBJECTS_START = /^[\s\0]*[\d+%-]/;

/** What was spent so far. */
type Spent = { readonly until: number; unpacked: number; damaged: number };

/** Why a PDF may not be attached. It must start and end as one, and what it does must be readable (decision F147). */
export function pdfFault(bytes: Buffer): Fault {
  const text = bytes.toString('latin1');
  // Spaces and zeros after the end are common and hold nothing.
  if (!/^%PDF-\d\.\d/.test(text) || !/%%EOF[\s\0]*$/.test(text.slice(-4096))) return 'damaged';
  const names = unescaped(text);
  if (ENCRYPTED.test(names)) return 'protected';
  if (isActive(names)) return 'active';
  return packedFault(bytes, text, names);
}

/**
 * Looks for names that act in what the streams of a PDF hold, and for streams that unpack to more than a document
 * holds. An object stream that is packed in another way could not be searched, so it counts as damaged.
 */
function packedFault(bytes: Buffer, text: string, names: string): Fault {
  // Each layer could multiply what the one before holds.
  if (/\/Filter\s*\[[^\]]{0,200}\/Fl(?:ateDecode)?\s*\/Fl(?:ateDecode)?/.test(names)) return 'bomb';
  const spent = { until: performance.now() + MAX_MS, unpacked: 0, damaged: 0 };
  let objectStreams = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]{0,8}(?:\r\n?|\n)/g)) {
    const stream = bytes.subarray(index + keyword.length);
    if (!isDeflated(stream)) continue;
    const before = text.slice(Math.max(0, index - 1000), index);
    const dictionary = before.slice(before.lastIndexOf('obj') + 3);
    const isObjects = OBJECT_STREAM.test(dictionary) && dictionary.includes('/ObjStm') && !/\r$/.test(keyword);
    const fault = streamFault(stream, { dictionary, isObjects }, spent);
    if (fault) return fault;
    if (isObjects) objectStreams += 1;
  }
  const isEachSearched = OBJECT_STREAM_NAMES.every((name) => (names.match(name)?.length ?? 0) === objectStreams);
  return isEachSearched ? undefined : 'damaged';
}

/** Unpacks a stream up to its own end: a length or the word `endstream` inside it would hide the rest. */
function streamFault(
  stream: Buffer,
  { dictionary, isObjects }: { dictionary: string; isObjects: boolean },
  spent: Spent,
): Fault {
  const found = inflated(stream, MAX_STREAM);
  if (found === 'bomb' || performance.now() > spent.until) return 'bomb';
  const isWhole =
    found !== 'damaged' && /^[\s\0]*endstream/.test(stream.toString('latin1', found.length, found.length + 64));
  // Other data can start as deflated data does by chance.
  if (!isWhole && /\/Fl(?![a-z])|\/FlateDecode/.test(unescaped(dictionary))) return 'damaged';
  if (found === 'damaged') {
    spent.damaged += 1;
    return spent.damaged > MAX_DAMAGED ? 'damaged' : undefined;
  }
  const { content } = found;
  if (!/\/Subtype\s*\/Image/.test(dictionary)) spent.unpacked += content.length;
  if (spent.unpacked > MAX_UNPACKED) return 'bomb';
  const isSearched = isObjects || OBJECTS_START.test(content.toString('latin1', 0, 64));
  return isSearched && isActive(unescaped(content.toString('latin1'))) ? 'active' : undefined;
}
