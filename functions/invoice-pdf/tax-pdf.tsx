import type { OrderedSummary, TaxSummaries } from '#functions/domain/report/tax-summaries.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Pdf } from '#functions/http/request.ts';
import type { Files } from '#functions/services/files.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { taxSummaryTextsFor } from '#shared/locale/tax-summary-texts-for.ts';
import { returnLinesOf } from '#shared/reports/return-lines.ts';
import { TaxDocument } from '#shared/tax-document/tax-document.tsx';
import type { TaxSummary } from '#shared/tax-document/tax-summary.ts';
import { finishPdf } from './finish-pdf.ts';
import { withInlineImages } from './inline-images.ts';
import { paperHtml } from './paper-html.tsx';

type Parts = {
  readonly summaries: TaxSummaries;
  readonly files: Pick<Files, 'get'>;
  /** Prints an HTML document to PDF. */
  readonly print: (html: string) => Promise<Uint8Array>;
};

/**
 * The PDF of the sales taxes of a period. Throws INVALID_REQUEST as `readTaxes` does, UNAVAILABLE if printing fails.
 */
export async function taxPdf({ summaries, files, print }: Parts, order: OrderedSummary, now: Date): Promise<Pdf> {
  const summary = orNotFound(await summaries.find(order, now), 'business');
  const { company, language, from, to } = summary;
  const printed = await print(taxHtml(await withInlineImages(summary, files)));
  return {
    bytes: finishPdf(printed, { title: titleOf(summary), author: company.name }),
    fileName: taxSummaryTextsFor(language).pdfName({ from, to }),
  };
}

function titleOf({ language, from, to }: TaxSummary): string {
  const { longDay } = dictionaryFor({ language });
  const texts = taxSummaryTextsFor(language);
  return `${texts.title}, ${texts.days(longDay(from), longDay(to))}`;
}

/** The sales taxes of a period as a self-contained HTML document; its logo must be a data URI. */
export function taxHtml(summary: TaxSummary): string {
  const { company, ...rest } = summary;
  const texts = taxSummaryTextsFor(summary.language);
  const accounts = summary.returns.map(({ figures: { account } }) => [texts.account(account), returnLinesOf(account)]);
  return paperHtml({
    title: titleOf(summary),
    dictionary: dictionaryFor(summary),
    company,
    texts: [texts, accounts, rest],
    body: <TaxDocument summary={summary} />,
  });
}
