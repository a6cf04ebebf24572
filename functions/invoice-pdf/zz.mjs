import fs from 'node:fs';
import { PDFDocument } from 'pdf-lib';

for (const n of [10, 200]) {
  const b = fs.readFileSync(`/tmp/pdfw/raw${n}.pdf`);
  const ts = [];
  let out;
  for (let i = 0; i < 30; i++) {
    const t = performance.now();
    const d = await PDFDocument.load(b, { updateMetadata: false });
    out = await d.save({ useObjectStreams: true, updateFieldAppearances: false, objectsPerTick: Infinity });
    ts.push(performance.now() - t);
  }
  console.log(n, ts[0].toFixed(1), ts.sort((a, b) => a - b)[15].toFixed(1), out.length);
  fs.writeFileSync(`/tmp/pdfw/pl${n}.pdf`, out);
}
