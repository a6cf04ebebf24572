import { writeFileSync } from 'node:fs';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { base, items } from './zz-data.ts';

const med = (a: number[]) => {
  const s = [...a].sort((x, y) => x - y);
  return `${s[s.length >> 1]!.toFixed(1)} p95 ${s[Math.floor(s.length * 0.95)]!.toFixed(1)}`;
};
const t0 = performance.now();
for (const n of [10, 200]) {
  const inv = {
    ...base,
    billingName: 'Kova & Soeurs',
    company: { ...base.company, name: 'Northern Sky' },
    items: items(n),
  } as never;
  const ts: number[] = [];
  let pdf!: Uint8Array;
  for (let i = 0; i < 60; i++) {
    const t = performance.now();
    pdf = await printPdf(invoiceHtml(inv, 'https://x.test/pay/abc'));
    ts.push(performance.now() - t);
    if (i === 0) console.log('first', (performance.now() - t0).toFixed(0));
  }
  console.log(n, med(ts.slice(5)), pdf.length);
  writeFileSync(`/tmp/pdfw/raw${n}.pdf`, pdf);
}
await closeBrowser();
