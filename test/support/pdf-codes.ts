import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A QR code on a page, counted from 0: its text, its width, and whether nothing is within four modules of it. */
export type PdfCode = {
  readonly page: number;
  readonly text: string;
  readonly millimetres: number;
  readonly isQuietAround: boolean;
};

/** Paper printed in black and white: dots of four bytes each, in rows. */
type Print = {
  readonly dots: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly dotsPerInch: number;
};

/**
 * The QR codes that a camera finds on the pages of a PDF, printed in black and white, at a resolution far below that of
 * a printer; at most one on each page.
 */
export async function pdfCodes(bytes: Uint8Array, { dotsPerInch = 110 } = {}): Promise<PdfCode[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const codes: PdfCode[] = [];
  for (let page = 0; page < document.numPages; page += 1) {
    const code = findCode(await printed(document, await document.getPage(page + 1), dotsPerInch));
    if (code) codes.push({ page, ...code });
  }
  await loading.destroy();
  return codes;
}

async function printed(document: PDFDocumentProxy, page: PDFPageProxy, dotsPerInch: number): Promise<Print> {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  // Its type says only that it is an object.
  const canvases = document.canvasFactory as { create: (width: number, height: number) => Drawing };
  const { canvas, context } = canvases.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const dots = context.getImageData(0, 0, width, height).data;
  for (let at = 0; at < dots.length; at += 4) dots.fill((dots[at + 1] ?? 0) > 127 ? 255 : 0, at, at + 3);
  return { dots, width, height, dotsPerInch };
}

type Drawing = { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };

function findCode(print: Print): Omit<PdfCode, 'page'> | undefined {
  const found = jsQR(print.dots, print.width, print.height, { inversionAttempts: 'dontInvert' });
  // It takes some text for a code without any.
  if (!found?.data) return undefined;
  const { topLeftCorner: from, bottomRightCorner: to } = found.location;
  const width = to.x - from.x;
  const quiet = (width / (17 + 4 * found.version)) * 4;
  return {
    text: found.data,
    millimetres: (width / print.dotsPerInch) * 25.4,
    isQuietAround: isWhiteAround(print, { from, to }, quiet),
  };
}

type Corner = { readonly x: number; readonly y: number };

/** Whether a frame of this breadth around a rectangle is white, but for its first and last dot. */
function isWhiteAround({ dots, width }: Print, { from, to }: { from: Corner; to: Corner }, breadth: number): boolean {
  const isOutside = ({ x, y }: Corner) => x < from.x - 1 || x > to.x + 1 || y < from.y - 1 || y > to.y + 1;
  for (let y = Math.ceil(from.y - breadth) + 1; y < to.y + breadth - 1; y += 1)
    for (let x = Math.ceil(from.x - breadth) + 1; x < to.x + breadth - 1; x += 1)
      if (isOutside({ x, y }) && dots[(y * width + x) * 4] === 0) return false;
  return true;
}
