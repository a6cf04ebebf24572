import { deflateSync, inflateSync } from 'node:zlib';

/** A compressed stream object as Skia writes it. */
const COMPRESSED = /^<<(.*?\/Filter \/FlateDecode.*?)>>\s*stream\r?\n(.*)\nendstream$/s;

/** A compressed stream with changed content, both as bytes in Latin-1. Returns any other object unchanged. */
export function withContent(stream: string, change: (content: string) => string): string {
  const [, entries = '', bytes] = COMPRESSED.exec(stream) ?? [];
  if (bytes === undefined) return stream;
  const content = change(inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  const deflated = deflateSync(Buffer.from(content, 'latin1'), { level: 5 }).toString('latin1');
  return `<<${entries.replace(/\/Length \d+/, `/Length ${deflated.length}`)}>> stream\n${deflated}\nendstream`;
}
