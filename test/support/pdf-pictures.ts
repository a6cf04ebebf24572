import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The number of images drawn on the pages of a PDF. */
export async function pdfPictures(bytes: Uint8Array): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  let pictures = 0;
  for (let page = 1; page <= document.numPages; page += 1) {
    const { fnArray } = await (await document.getPage(page)).getOperatorList();
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  await loading.destroy();
  return pictures;
}
