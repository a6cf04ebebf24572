import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, with white space collapsed. */
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

/** A text run and its start, in CSS pixels from the page's upper left; `y` is the baseline. */
export type PdfRun = { readonly text: string; readonly x: number; readonly y: number };

/** The text runs on the first page of a PDF, and the page's size in points. */
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
