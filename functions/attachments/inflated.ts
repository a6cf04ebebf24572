import { createInflate } from 'node:zlib';

/** Bytes passed to zlib at a time, so that what they unpack to is seen before more is unpacked. */
const STEP = 16 * 1024;

/**
 * Unpacks deflated data piece by piece. Ends where the data does, or where it cannot be unpacked; what follows it is
 * ignored.
 */
export async function* inflated(bytes: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflate();
  // Without a listener, an error after the last piece would end the process.
  inflate.on('error', () => undefined);
  for (let at = 0; at < bytes.length; at += STEP) inflate.write(bytes.subarray(at, at + STEP));
  inflate.end();
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch {
    // Not deflated, or damaged: readers show nothing of the rest.
  } finally {
    inflate.destroy();
  }
}

/** Whether data starts as zlib's does: method 8, and a header whose checksum is right. */
export function isDeflated(bytes: Buffer): boolean {
  return bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}
