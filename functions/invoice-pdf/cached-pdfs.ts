import { createHash } from 'node:crypto';
import type { Files } from '#functions/services/files.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { finishPdf } from './finish-pdf.ts';
import { type Illustrated, withInlineImages } from './inline-images.ts';

/** Increment to invalidate cached PDFs when the same document prints differently. */
const PRINTER_VERSION = 6;

type Parts = {
  readonly files: Pick<Files, 'get' | 'put'>;
  /** Prints an HTML document to PDF. */
  readonly print: (html: string) => Promise<Uint8Array>;
};

/** How a document is printed. */
type Printing<Document> = {
  /** The folder of its PDFs, without `/`. */
  readonly folder: string;
  readonly title: string;
  /** It as a self-contained HTML document, which shows everything that its PDF depends on, images by their keys. */
  readonly html: (document: Document) => string;
};

/** Opens the cache of PDFs. */
export type CachedPdfs = ReturnType<typeof cachedPdfs>;

export function cachedPdfs({ files, print }: Parts) {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function readOrMake<Document extends Illustrated>(
    key: string,
    document: Document,
    { title, html }: Printing<Document>,
  ): Promise<Uint8Array> {
    const kept = await files.get(key);
    if (kept) return kept;
    const printed = await print(html(await withInlineImages(document, files)));
    const pdf = finishPdf(printed, { title, author: document.company.name });
    // Failing to cache must not fail the call.
    await files
      .put(key, pdf, { contentType: 'application/pdf' })
      .catch((error) => logLine('warn', failureFields(error)));
    return pdf;
  }

  return {
    /**
     * The PDF of a document: unchanged content is not rendered again, and concurrent calls for the same PDF share one
     * render. Throws UNAVAILABLE if printing fails.
     */
    async of<Document extends Illustrated>(document: Document, printing: Printing<Document>): Promise<Uint8Array> {
      const content = createHash('sha256').update(`${PRINTER_VERSION}${printing.html(document)}`);
      const key = `pdf/${printing.folder}/${content.digest('hex')}.pdf`;
      let making = underWay.get(key);
      if (!making) {
        making = readOrMake(key, document, printing).finally(() => underWay.delete(key));
        underWay.set(key, making);
      }
      return making;
    },
  };
}
