import { estimateFiles } from '#functions/domain/estimate/estimate-files.ts';
import type { PublishedEstimate, PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Pdf } from '#functions/http/request.ts';
import { readEstimateLink } from '#shared/estimate/link.ts';
import { EstimateDocument } from '#shared/estimate-document/estimate-document.tsx';
import { estimateTitle, type PrintedEstimate } from '#shared/estimate-document/printed-estimate.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import type { CachedPdfs } from './cached-pdfs.ts';
import { paperHtml } from './paper-html.tsx';

type Parts = { readonly estimates: PublishedEstimates; readonly cached: CachedPdfs };

/** The PDFs of estimates. */
export function estimatePdfs({ estimates, cached }: Parts) {
  const pdfOf = async (found: PublishedEstimate | undefined): Promise<Pdf> => {
    const { estimate, record } = orNotFound(found, 'estimate');
    const bytes = await cached.of<PrintedEstimate>(estimate, {
      folder: estimateFiles(record.businessId, record.id),
      title: estimateTitle(estimate),
      html: estimateHtml,
    });
    return { bytes, fileName: estimateTextsFor(estimate).pdfName(estimate.invoiceNumber) };
  };
  return {
    /**
     * The PDF of the version that a link names. Throws NOT_FOUND for an unknown one and while its business is suspended,
     * UNAVAILABLE if printing fails.
     */
    read: async (link: string) => pdfOf(await estimates.find(link)),
    /** The same for the product itself, as for an email: its business may be suspended. */
    async readAny(link: string) {
      const version = readEstimateLink(link);
      return pdfOf(version ? await estimates.findVersion(version) : undefined);
    },
    /** The PDF of an estimate of a business as it would be sent now, a draft marked as one. */
    preview: async (estimate: { readonly businessId: string; readonly id: string }) =>
      pdfOf(await estimates.findToSend(estimate)),
  };
}

/** An estimate as a self-contained HTML document; its images must be data URIs. */
export function estimateHtml(estimate: PrintedEstimate): string {
  const dictionary = dictionaryFor({ language: estimate.language });
  const { pdfName: _, ...texts } = estimateTextsFor(estimate);
  const { company, ...rest } = estimate;
  const title = estimateTitle(estimate);
  return paperHtml({
    title,
    dictionary,
    company,
    texts: [texts, rest],
    body: (
      <>
        <EstimateDocument dictionary={dictionary} estimate={estimate} />
        <style href="running-head" precedence="running-head">
          {titleOnPages(title, { paper: paperSizeOf(company), dictionary })}
        </style>
      </>
    ),
  });
}
