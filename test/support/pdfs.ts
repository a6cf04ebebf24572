type Parts = { readonly catalog?: string; readonly trailer?: string; readonly objects?: readonly (string | Buffer)[] };

/** A PDF of one empty page. */
export const aPdf = () => pdfOf({});

/** A PDF of one empty page, with entries of its catalog and its trailer, and objects of its own from number 4 on. */
export function pdfOf({ catalog = '', trailer = '', objects = [] }: Parts): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ...objects,
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    chunks.push(bytes);
    at += bytes.length;
  };
  for (const [index, object] of all.entries()) {
    offsets.push(at);
    for (const part of [`${index + 1} 0 obj\n`, object, '\nendobj\n']) add(part);
  }
  const start = at;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** A stream object with entries of its dictionary. */
export function stream(entries: string, content: Buffer): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, content, Buffer.from('\nendstream')]);
}
