import { crc32, inflateSync } from 'node:zlib';

/** Channels per pixel by colour type: grey, true colour, palette, and the first two with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Start and step of each pass of an interlaced image: x, y, step in x, step in y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Tolerance for bytes that some encoders write after the last row; anything longer is not unpacked. */
const SPARE_BYTES = 65_536;

/**
 * Whether the pixels of a PNG file can be decoded: valid checksums, and compressed data that unpacks to every row. For
 * files that `imageSizeOf` found complete.
 */
export function hasPngPixels(bytes: Buffer): boolean {
  const chunks = [...chunksOf(bytes)];
  const header = chunks[0]?.content;
  if (!header || chunks.some(({ isIntact }) => !isIntact)) return false;
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content);
  const length = unpackedLength(header);
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: length + SPARE_BYTES }).length >= length;
  } catch {
    return false;
  }
}

/** The chunks of a PNG file that `imageSizeOf` found complete, in order. */
export function* chunksOf(bytes: Buffer) {
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const isIntact = crc32(bytes.subarray(at + 4, end)) === bytes.readUInt32BE(end);
    yield { name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, end), isIntact };
    at = end + 4;
  }
}

/** Each row starts with a filter byte. */
function unpackedLength(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bits = header.readUInt8(8) * (CHANNELS[header.readUInt8(9)] ?? Number.NaN);
  const length = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (header.readUInt8(12) === 0) return length(width, height);
  return PASSES.map(([x, y, stepX, stepY]) =>
    length(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
  ).reduce((sum, each) => sum + each, 0);
}
