import type { TaxSummaryTexts } from '#shared/locale/en-ca-tax-summary.ts';
import type { Language } from '#shared/locale/language.ts';
import { claimsOf, isClaimAccount } from '#shared/reports/claims.ts';
import { REBATE_LINE } from '#shared/reports/return-lines.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';
import { linesOfReturn } from '#shared/reports/tax-report.ts';
import type { SummedReturn } from './tax-summary.ts';

/** A line of a return on paper: its number on the form, what it is, and its cents. */
type SummaryRow = {
  readonly key: string;
  readonly number?: string | undefined;
  readonly words: string;
  /** Undefined without the rates of the quick method. */
  readonly cents: number | undefined;
  /** What was filed, if that is something else. */
  readonly filedCents?: number;
  /** Whether it is what the return comes to. */
  readonly isResult?: boolean;
};

/** The lines of a return in the order of its form, with the tax on purchases. */
export function summaryRows(
  { figures, claimedCents, filed }: SummedReturn,
  { texts, language }: { texts: TaxSummaryTexts; language: Language },
): SummaryRow[] {
  const reading = { texts, language };
  if (!filed) return rowsOf(figures, { claimedCents, ...reading });
  const now = rowsOf(withLinesOf(figures, filed.lines), { claimedCents, ...reading });
  const then = rowsOf({ ...figures, lines: filed.lines }, { claimedCents: filed.claimedCents, ...reading });
  const before = new Map(then.map(({ key, cents }) => [key, cents]));
  return now.map((row) => {
    const filedCents = before.get(row.key) ?? 0;
    return filedCents === (row.cents ?? 0) ? row : { ...row, filedCents };
  });
}

/** A return that has also the lines that are left out where nothing counts, if another one has them. */
function withLinesOf({ lines, ...figures }: TaxReturn, others: TaxReturn['lines']) {
  const gone = linesOfReturn({ ...figures, lines: others }).filter(({ isRare, counts }) => {
    return isRare || (typeof counts === 'object' && 'group' in counts);
  });
  return { ...figures, lines: { ...Object.fromEntries(gone.map(({ line }) => [line, 0])), ...lines } };
}

type Reading = { claimedCents: number | undefined; texts: TaxSummaryTexts; language: Language };

function rowsOf(
  figures: Pick<TaxReturn, 'account' | 'lines' | 'quick'>,
  { claimedCents = 0, texts, language }: Reading,
): SummaryRow[] {
  const { account, lines } = figures;
  const rows = linesOfReturn(figures).map(({ line, box, [language]: words }): SummaryRow => {
    return { key: line, number: box, words, cents: lines[line], ...(line === 'net' && { isResult: true }) };
  });
  const claims = claimsOf(account, lines, claimedCents);
  if (!claims || !isClaimAccount(account)) return rows;
  const words = texts.claims[account];
  const { claimed, deducted, deductions, net, deductionsCents, netCents } = claims;
  const isComplete = claims.total in lines;
  const [rebates, own] = [rows.filter(isRebate), rows.filter((row) => !isRebate(row))];
  const at = own.findIndex(({ key }) => key === deducted);
  return [
    ...own.slice(0, at),
    { key: claimed, number: claimed, words: words.claimed, cents: claimedCents },
    ...own.slice(at),
    { key: deductions, number: deductions, words: words.deductions, cents: isComplete ? deductionsCents : undefined },
    { key: net, number: net, words: words.net, cents: isComplete ? netCents : undefined, isResult: true },
    ...rebates,
    ...rebates.map(({ cents = 0 }): SummaryRow => {
      return { key: '113', number: '113 A', words: texts.netLessRebates, cents: netCents - cents, isResult: true };
    }),
  ];
}

/** A rebate is deducted from the net tax. */
function isRebate({ key }: Pick<SummaryRow, 'key'>): boolean {
  return key === REBATE_LINE;
}
