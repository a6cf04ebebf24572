/** The objects of a PDF by number, as bytes in Latin-1, and the two a reader starts with. */
export type PdfObjects = {
  readonly objects: readonly (string | undefined)[];
  readonly rootNumber: number;
  readonly infoNumber: number;
};

/** Reads a PDF as Skia writes it: one classic cross-reference table, no encryption. Returns undefined for any other. */
export function readObjects(pdf: Uint8Array): PdfObjects | undefined {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]);
  const table = /^xref\n0 (\d+)\n/.exec(text.slice(tableStart, tableStart + 32));
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const rootNumber = referenceIn(trailer, 'Root');
  const infoNumber = referenceIn(trailer, 'Info');
  if (!table || !rootNumber || !infoNumber || /\/(Encrypt|Prev)\b/.test(trailer)) return undefined;
  const offsets = readTable(text, tableStart + table[0].length, Number(table[1]));
  const bodies = readBodies(text, offsets, tableStart);
  return bodies && { objects: bodies, rootNumber, infoNumber };
}

function referenceIn(trailer: string, name: string): number | undefined {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(trailer);
  return found ? Number(found[1]) : undefined;
}

/** Rows of twenty bytes: `0000026315 00000 n` and a line end; `f` marks free ones. */
function readTable(text: string, start: number, count: number): (number | undefined)[] {
  return Array.from({ length: count }, (_, number) => {
    const row = text.slice(start + number * 20, start + number * 20 + 20);
    return row[17] === 'n' ? Number(row.slice(0, 10)) : undefined;
  });
}

/** An object extends to the start of the next one. Undefined if one does not look like an object. */
function readBodies(text: string, offsets: readonly (number | undefined)[], end: number) {
  const starts = offsets.filter((offset) => offset !== undefined).sort((a, b) => a - b);
  const nextStart = new Map(starts.map((start, index) => [start, starts[index + 1] ?? end]));
  const bodies: (string | undefined)[] = [];
  for (const [number, offset] of offsets.entries()) {
    if (offset === undefined) {
      bodies.push(undefined);
      continue;
    }
    const whole = text.slice(offset, nextStart.get(offset)).trimEnd();
    const head = `${number} 0 obj\n`;
    if (!whole.startsWith(head) || !whole.endsWith('\nendobj')) return undefined;
    bodies.push(whole.slice(head.length, -'\nendobj'.length));
  }
  return bodies;
}
