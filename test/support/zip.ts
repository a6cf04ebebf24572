import { crc32 } from 'node:zlib';

/** The uncompressed files of a zip archive by name, checked against their checksums. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('This is not a zip archive');
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
    const name = bytes.toString('utf8', entry + 46, nameEnd);
    const header = bytes.readUInt32LE(entry + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(entry + 24));
    if (crc32(content) !== bytes.readUInt32LE(entry + 16)) throw new Error(`${name} is damaged`);
    if (files.has(name)) throw new Error(`The archive contains ${name} twice`);
    files.set(name, content);
    entry = nameEnd + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return files;
}
