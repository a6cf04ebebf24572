import { readFileSync } from 'node:fs';
import { chromiumExecutable } from './chromium.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { startDevTools } from './devtools.ts';
import { invoiceHtml } from './document.tsx';
import { base, items } from './zz-data.ts';

const exe = await chromiumExecutable();
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!.toFixed(1);
const READY = `document.body.offsetHeight;Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))]).then(() => null)`;
for (const mode of ['plain', 'net', 'all', 'plain', 'net', 'all']) {
  const d = startDevTools(exe.executablePath, CHROMIUM_FLAGS, exe.env);
  const { targetId } = await d.send<any>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await d.send<any>('Target.attachToTarget', { targetId, flatten: true });
  const S = (m: string, p?: object) => d.send<any>(m, p, sessionId);
  if (mode !== 'plain') {
    await S('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await S('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: 0,
      uploadThroughput: 0,
    });
  }
  if (mode === 'all') {
    await S('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await S('Emulation.setScriptExecutionDisabled', { value: true });
  }
  for (const n of [10, 200]) {
    const inv = {
      ...base,
      billingName: 'Kova & Soeurs',
      company: { ...base.company, name: 'Northern Sky' },
      items: items(n),
    } as never;
    const T: number[][] = [[], [], [], [], []];
    for (let i = 0; i < 25; i++) {
      const a = performance.now();
      const html = invoiceHtml(inv);
      const b = performance.now();
      await S('Page.setDocumentContent', { frameId: targetId, html });
      const c = performance.now();
      await S('Runtime.evaluate', { expression: READY, awaitPromise: true });
      const e = performance.now();
      await S('Page.printToPDF', {
        generateTaggedPDF: !process.env.NOTAG,
        preferCSSPageSize: true,
        printBackground: true,
      });
      const f = performance.now();
      [b - a, c - b, e - c, f - e, f - a].forEach((x, k) => T[k]!.push(x));
    }
    console.log(mode, n, 'react/set/ready/print/total', T.map((t) => med(t.slice(3))).join(' '));
  }
  d.kill();
  await d.gone;
}
