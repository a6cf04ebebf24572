import type { InvoiceCurrency } from '#shared/money.ts';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { documentsOf, linesOfReturn } from '#shared/reports/tax-report.ts';
import { documentsOutside, type ListedDocument } from './outside.ts';
import { t } from './texts.en.ts';
import { accountName, wordsOfLine } from './words.ts';

/** The documents behind a figure, which add up to it. */
export type FigureList = {
  readonly title: string;
  readonly currency: InvoiceCurrency;
  readonly documents: readonly ListedDocument[];
};

/** What the address calls a figure. */
export const figureIds = {
  /** `line`: of a return, or `cash` for the tax in payments. */
  line: (account: ReturnAccount, line: string) => `${account}.${line}`,
  currency: (currency: InvoiceCurrency) => `other.${currency}`,
  typed: 'typed',
  unplaced: 'unplaced',
} as const;

/** The list of a figure by its id in the address; undefined if the report has no such figure. */
export function figureList(report: TaxReport, id: string): FigureList | undefined {
  const ofReturn = returnList(report, id);
  if (ofReturn) return { currency: 'CAD', ...ofReturn };
  const { currencies, typed, unplaced } = documentsOutside(report);
  if (id === figureIds.typed) return { title: t.outside.typed, currency: 'CAD', documents: typed };
  if (id === figureIds.unplaced) return { title: t.outside.unplaced, currency: 'CAD', documents: unplaced };
  const foreign = currencies.find(({ currency }) => id === figureIds.currency(currency));
  return foreign && { title: t.outside.inCurrency(foreign), ...foreign };
}

function returnList(report: TaxReport, id: string): Omit<FigureList, 'currency'> | undefined {
  for (const figures of report.returns) {
    const { account } = figures;
    const documents = (line: string) => documentsOf(report, account, line);
    if (id === figureIds.line(account, 'cash'))
      return { title: t.cash.listOf({ account: accountName(account) }), documents: documents('cash') };
    const line = linesOfReturn(figures).find((it) => id === figureIds.line(account, it.line));
    if (line) {
      const words = wordsOfLine(line);
      const title = line.box ? t.numbered({ number: line.box, words }) : words;
      return { title, documents: documents(line.line) };
    }
  }
  return undefined;
}
