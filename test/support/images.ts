import { crc32, deflateSync } from 'node:zlib';

/** Minimal valid images of 3 by 2 pixels. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKAaS//9k=',
  'base64',
);
export const WEBP = Buffer.from(
  'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoDAAIAAsBMJaACdAGIQAD+7nKkj/4D+Jf2BYgAAAA=',
  'base64',
);

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A valid PNG image of one colour. */
export function aPng({ width = 3, height = 2, colour = [11, 107, 88] } = {}): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  return png(
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    pngChunk('IEND'),
  );
}

/** A PNG file of these chunks. */
export function png(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** The IHDR chunk of a true-colour PNG. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return pngChunk('IHDR', header);
}

export function pngChunk(name: string, content: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Bytes as a data URL of the given type. */
export function dataUrl(bytes: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
