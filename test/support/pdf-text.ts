import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, a string for each page, runs of white space folded. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
  });
  const texts = await Promise.all(pages);
  await loading.destroy();
  return texts;
}

/** A text on the first page of a PDF and where it begins, in CSS pixels from the page's upper left; `y` is its baseline. */
export type PdfRun = { readonly text: string; readonly x: number; readonly y: number };

/** What the first page of a PDF says and where, and the size of that page in points. */
export async function pdfFirstPage(bytes: Uint8Array): Promise<{ runs: PdfRun[]; width: number; height: number }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const runs = items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, x: item.transform[4] / 0.75, y: (height - item.transform[5]) / 0.75 }]
      : [],
  );
  await loading.destroy();
  return { runs, width, height };
}
