import { chromiumExecutable } from './chromium.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { startDevTools } from './devtools.ts';
import { invoiceHtml } from './document.tsx';
import { base, items } from './zz-data.ts';

const exe = await chromiumExecutable();
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!.toFixed(1);
const READY = `document.body.offsetHeight;Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))]).then(() => null)`;
const inv = {
  ...base,
  billingName: 'Kova & Soeurs',
  company: { ...base.company, name: 'Northern Sky' },
  items: items(200),
} as never;
const h = invoiceHtml(inv);
const nc = (s: string) => s.replace(/container: [^;]*;/, '').replace('@container invoice', '@media');
const V: Record<string, (s: string) => string> = {
  base: (s) => s,
  nocontainer: nc,
  nc_nobreak: (s) => nc(s).replace(/break-(inside|before|after): avoid;/g, ''),
  nc_trbreakonly: (s) => nc(s).replace('.invoice-summary { break-before: avoid; }', ''),
  nc_noborder: (s) => nc(s).replace(/border-bottom: 1px solid var\(--invoice-line\);/g, ''),
  nc_noadj: (s) => nc(s).replace(/(-webkit-)?print-color-adjust: exact;/g, ''),
};
const d = startDevTools(exe.executablePath, CHROMIUM_FLAGS, exe.env);
const { targetId } = await d.send<any>('Target.createTarget', { url: 'about:blank' });
const { sessionId } = await d.send<any>('Target.attachToTarget', { targetId, flatten: true });
const S = (m: string, p?: object) => d.send<any>(m, p, sessionId);
if (process.env.EM) await S('Emulation.setEmulatedMedia', { media: 'print' });
const T: Record<string, number[][]> = {};
const len: Record<string, number> = {};
for (let i = 0; i < 24; i++)
  for (const [k, f] of Object.entries(V)) {
    const html = f(h).replace(/<meta http[^>]*>/, '');
    const t = (T[k] ??= [[], [], []]);
    const b = performance.now();
    await S('Page.setDocumentContent', { frameId: targetId, html });
    const c = performance.now();
    await S('Runtime.evaluate', { expression: READY, awaitPromise: true });
    const e = performance.now();
    const r = await S('Page.printToPDF', { generateTaggedPDF: true, preferCSSPageSize: true, printBackground: true });
    const g = performance.now();
    len[k] = r.data.length * 0.75;
    t[0]!.push(c - b);
    t[1]!.push(e - c);
    t[2]!.push(g - e);
  }
for (const k in T) console.log(k.padEnd(14), T[k]!.map((t) => med(t.slice(2))).join(' '), len[k]);
d.kill();
await d.gone;
