import fs from 'node:fs';
import { compactPdf } from './compact.ts';

for (const n of [10, 200]) {
  const b = fs.readFileSync(`/tmp/pdfw/raw${n}.pdf`);
  const ts: number[] = [];
  let o!: Uint8Array;
  for (let i = 0; i < 40; i++) {
    const t = performance.now();
    o = compactPdf(b, 'Northern Şky (Studio)');
    ts.push(performance.now() - t);
  }
  console.log(n, b.length, o.length, ts[0]!.toFixed(1), ts.sort((a, b) => a - b)[20]!.toFixed(1));
  fs.writeFileSync(`/tmp/pdfw/c${n}.pdf`, o);
}
