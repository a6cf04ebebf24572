import { brotliDecompressSync } from 'node:zlib';

/** The characters that a WOFF2 font has glyphs for, as code points in ascending order. */
export function fontCharacters(woff2: Buffer): number[] {
  const cmap = tableOf(woff2, 'cmap');
  const found = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    const read = READERS[subtable.readUInt16BE(0)];
    for (const character of read?.(subtable) ?? []) found.add(character);
  }
  return [...found].sort((a, b) => a - b);
}

/** The formats of a `cmap` that fonts for Unicode use. */
const READERS: Readonly<Record<number, (subtable: Buffer) => Iterable<number>>> = { 4: segments, 12: groups };

/** Format 4: ranges of 16 bits, with an offset or an array of glyphs each. */
function* segments(subtable: Buffer): Iterable<number> {
  const bytes = subtable.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = subtable.readUInt16BE(14 + at);
    const [firstAt, deltaAt, rangeAt] = [16 + bytes + at, 16 + 2 * bytes + at, 16 + 3 * bytes + at];
    const first = subtable.readUInt16BE(firstAt);
    const range = subtable.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const glyph = range === 0 ? character : subtable.readUInt16BE(rangeAt + range + 2 * (character - first));
      if (glyph !== 0 && ((glyph + subtable.readUInt16BE(deltaAt)) & 0xffff) !== 0) yield character;
    }
  }
}

/** Format 12: groups of consecutive characters and glyphs. */
function* groups(subtable: Buffer): Iterable<number> {
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let character = subtable.readUInt32BE(at); character <= subtable.readUInt32BE(at + 4); character += 1)
      yield character;
  }
}

/** The names of tables that a WOFF2 file abbreviates to a number; only these occur before a `cmap`. */
const CMAP = 0;
const TRANSFORMED = [10, 11];

/** A table of a WOFF2 file (W3C WOFF 2.0, 5). Throws if there is none. */
function tableOf(woff2: Buffer, name: 'cmap'): Buffer {
  let place = 48;
  const readLength = () => {
    let length = 0;
    for (let byte = 0x80; byte & 0x80; place += 1) {
      byte = woff2.readUInt8(place);
      length = length * 128 + (byte & 0x7f);
    }
    return length;
  };
  let offset = 0;
  let found: [start: number, length: number] | undefined;
  for (let table = 0; table < woff2.readUInt16BE(12); table += 1) {
    const flags = woff2.readUInt8(place);
    place += 1;
    const known = flags & 63;
    if (known === 63) place += 4;
    const length = readLength();
    const isTransformed = TRANSFORMED.includes(known) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? readLength() : length;
    if (known === CMAP) found = [offset, length];
    offset += stored;
  }
  if (!found) throw new Error(`The font has no ${name}`);
  const tables = brotliDecompressSync(woff2.subarray(place, place + woff2.readUInt32BE(20)));
  return tables.subarray(found[0], found[0] + found[1]);
}
