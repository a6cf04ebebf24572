import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link on a page of a PDF; its parts on several lines are links of their own. */
export type PdfLink = { readonly url: string; readonly millimetres: number };

/** The links on the pages of a PDF with the width of each, in order. */
export async function pdfLinks(bytes: Uint8Array): Promise<PdfLink[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const links: PdfLink[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    for (const { url, rect } of await (await document.getPage(page)).getAnnotations())
      links.push({ url, millimetres: ((rect[2] - rect[0]) / 72) * 25.4 });
  }
  await loading.destroy();
  return links;
}
