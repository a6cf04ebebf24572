import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A printed page: its text in order, and the share of its height at which its last text stands, without the footer. */
export type PdfPage = { readonly text: string; readonly bottom: number };

/** Where the footer with the page number begins, as a share of the height. */
const FOOTER = 0.945;

/** The pages of a PDF with the position of their last text. */
export async function pdfLayout(bytes: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const height = page.view[3] ?? 1;
    const runs = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: 1 - item.transform[5] / height }] : [],
    );
    const body = runs.filter(({ y }) => y < FOOTER);
    const text = body.map((run) => run.text).join(' ');
    return { text: text.replace(/\s+/g, ' '), bottom: Math.max(...body.map(({ y }) => y)) };
  });
  const found = await Promise.all(pages);
  await loading.destroy();
  return found;
}
