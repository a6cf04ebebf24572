import { type InflateRaw, inflateSync } from 'node:zlib';

/** What deflated data holds, and how many bytes it takes; or why it could not be unpacked. */
export type Inflated = { readonly content: Buffer; readonly length: number } | 'damaged' | 'bomb';

/** Unpacks the deflated data at the start of some bytes, wherever it ends; a `bomb` would be larger than `max`. */
export function inflated(bytes: Buffer, max: number): Inflated {
  try {
    // With `info`, the function also returns what unpacked the data, which its type does not say.
    const { buffer, engine } = inflateSync(bytes, { maxOutputLength: max, info: true }) as unknown as Detailed;
    return { content: buffer, length: engine.bytesWritten };
  } catch (error) {
    return error instanceof RangeError ? 'bomb' : 'damaged';
  }
}

type Detailed = { readonly buffer: Buffer; readonly engine: Pick<InflateRaw, 'bytesWritten'> };

/** Whether data starts as zlib's does: method 8, and a header whose checksum is right. */
export function isDeflated(bytes: Buffer): boolean {
  return bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}
