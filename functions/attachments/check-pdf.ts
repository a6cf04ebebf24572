import type { Fault } from './fault.ts';
import { inflated, isDeflated } from './inflated.ts';

/**
 * Names in a PDF that make a reader run a script or a program, send data, or open or save another file inside. The
 * names of a PDF are compared after their escapes are undone, wherever they are: even in a comment, which costs a rare
 * file that is harmless.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia(?:Content)?|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z])/;
/** A form whose fields are scripted; the name is so short that it needs its value to be told from compressed bytes. */
const SCRIPTED_FORM = /\/XFA\s*(?:\[|\d+\s+\d+\s+R|<<|stream)/;
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Bytes that all streams of a file may unpack to. */
const MAX_UNPACKED = 256 * 1024 * 1024;
/** Bytes that an object stream, which holds dictionaries and numbers, may unpack to. */
const MAX_OBJECTS = 32 * 1024 * 1024;

/** Why a PDF may not be attached. It must start and end as one, and what it does must be readable (decision F147). */
export async function pdfFault(bytes: Buffer): Promise<Fault> {
  const text = bytes.toString('latin1');
  // Spaces and zeros after the end are common and hold nothing.
  if (!/^%PDF-\d\.\d/.test(text) || !/%%EOF[\s\0]*$/.test(text.slice(-4096))) return 'damaged';
  const names = unescaped(text);
  if (ENCRYPTED.test(names)) return 'protected';
  if (isActive(names)) return 'active';
  return compressedFault(bytes, text, names);
}

function isActive(names: string): boolean {
  return ACTIVE.test(names) || SCRIPTED_FORM.test(names);
}

/** The text with the escapes of its names undone: `/J#61vaScript` is `/JavaScript`. */
function unescaped(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Two integers: how every object stream starts, and few pages. */
const OBJECTS_START = /^\s*\d+\s+\d+\s/;

/** Looks for the same in object streams, and for streams that unpack to more than a document holds. */
async function compressedFault(bytes: Buffer, text: string, names: string): Promise<Fault> {
  // Each layer could multiply what the one before holds.
  if (/\/Filter\s*\[[^\]]{0,200}\/Fl(?:ateDecode)?\s*\/Fl(?:ateDecode)?/.test(names)) return 'bomb';
  const hidden = names.match(/\/ObjStm(?![A-Za-z])/g)?.length ?? 0;
  let unpacked = 0;
  let found = 0;
  for (const stream of streamsIn(bytes, text)) {
    const objects: Buffer[] = [];
    let isObjects: boolean | undefined;
    for await (const piece of inflated(stream)) {
      unpacked += piece.length;
      isObjects ??= hidden > 0 && OBJECTS_START.test(piece.toString('latin1', 0, 64));
      if (isObjects) objects.push(piece);
      if (unpacked > MAX_UNPACKED || objects.length * piece.length > MAX_OBJECTS) return 'bomb';
    }
    if (!isObjects) continue;
    found += 1;
    if (isActive(unescaped(Buffer.concat(objects).toString('latin1')))) return 'active';
  }
  // An object stream packed in another way would hide what it holds.
  return found < hidden ? 'damaged' : undefined;
}

/** The deflated streams of a file, up to the word that ends them. */
function* streamsIn(bytes: Buffer, text: string): Generator<Buffer> {
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = index + keyword.length;
    const end = text.indexOf('endstream', from);
    const stream = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (isDeflated(stream)) yield stream;
  }
}
