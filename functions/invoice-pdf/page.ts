import type { ChromiumProcess, DevTools } from './chromium-process.ts';
import { MAKE_ROOM } from './last-line.ts';
import { PLACE_PAY_ONLINE } from './pay-online.tsx';

/** The only URLs that a document may load; all others are blocked inside the browser. */
const ALLOWED_URL = /^(about:blank$|data:image\/(png|jpeg|webp)[;,]|data:font\/woff2[;,])/;

/** Documents after which the page is replaced, since it accumulates their content policies. */
const DOCUMENTS_A_PAGE = 20;

/**
 * Waits until fonts and images are ready, after a layout, which makes the document request its fonts. Downscales images
 * beyond print resolution, four dots per pixel, since the PDF would contain every pixel of a photo.
 */
export const READY = `(async () => {
  document.body.offsetHeight;
  const shrink = async (image) => {
    await image.decode();
    const scale = 4 * Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight);
    if (scale > 0.8) return;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.naturalWidth * scale);
    canvas.height = Math.ceil(image.naturalHeight * scale);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.src = canvas.toDataURL();
    await image.decode();
  };
  await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, shrink)]);
  ${PLACE_PAY_ONLINE};
  ${MAKE_ROOM};
})()`;

/** Documents are measured at this size before they are printed. */
const WINDOW = { width: 800, height: 600, deviceScaleFactor: 1, mobile: false } as const;

const PAPER = { generateTaggedPDF: true, preferCSSPageSize: true, printBackground: true } as const;

export type Page = {
  /** Prints an HTML document as a tagged PDF, in the paper size of the document's styles. */
  print: (html: string) => Promise<Uint8Array>;
};

/** Opens a page that is offline, runs no scripts and loads only what its documents contain. */
export async function openPage(browser: Pick<ChromiumProcess, 'openPage'>): Promise<Page> {
  const devtools = await browser.openPage();
  await Promise.all([
    devtools.send('Emulation.setDeviceMetricsOverride', WINDOW),
    // So that the document is laid out for print before it is ready.
    devtools.send('Emulation.setEmulatedMedia', { media: 'print' }),
    ...Object.values(LOCKS).map((lock) => lock(devtools)),
  ]);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  let printed = 0;
  return {
    async print(html) {
      if (printed > 0 && printed % DOCUMENTS_A_PAGE === 0) await devtools.send('Page.navigate', { url: 'about:blank' });
      printed += 1;
      await devtools.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
      await devtools.send('Runtime.evaluate', { expression: READY, awaitPromise: true });
      const { data } = await devtools.send('Page.printToPDF', PAPER);
      return Buffer.from(data, 'base64');
    },
  };
}

/** Each of these alone blocks network access or scripts; together they are defence in depth. */
export const LOCKS = {
  interception: async (devtools: DevTools) => {
    devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
      const response = ALLOWED_URL.test(request.url)
        ? devtools.send('Fetch.continueRequest', { requestId })
        : devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      response.catch(() => undefined);
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  },
  offline: async (devtools: DevTools) => {
    const offline = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
    await Promise.all([
      devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      devtools.send('Network.emulateNetworkConditions', offline),
    ]);
  },
  noScript: async (devtools: DevTools) => {
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  },
} as const;
