import { newListId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { FilingStore } from '#functions/domain/report/filings.ts';
import { readTaxes, type TaxSources } from '#functions/domain/report/taxes.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import {
  FIGURES_CHANGED,
  FILING_OVERLAPS,
  NO_CLAIM_ON_RETURN,
  PERIOD_NOT_OVER,
  RATES_MISSING,
} from '#shared/refusals/reports.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { isClaimAccount } from '#shared/reports/claims.ts';
import { changesSince, filedDocuments } from '#shared/reports/filed-documents.ts';
import type { Filing, FilingChanges, FilingInput } from '#shared/reports/filing.ts';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import type { TaxReport, TaxReturn } from '#shared/reports/schema.ts';
import { linesOfReturn } from '#shared/reports/tax-report.ts';

type Dependencies = TaxSources & {
  readonly filings: FilingStore;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

/**
 * Marks a period as filed, with a copy of its figures as they are now. Throws INVALID_REQUEST as `readTaxes` does, before the
 * period is over, without the rates of a quick method, and for a claim where there is none; CONFLICT if the account was
 * filed for some of these days, or if its figures are no longer those that were given.
 */
export async function fileReturn(
  sources: Dependencies,
  { caller, input, now }: { caller: Pick<Caller, 'businessId' | 'name'>; input: FilingInput; now: Date },
): Promise<Filing> {
  const { filings, businesses } = sources;
  const { account, from, to, claimedCents } = input;
  const { businessId } = caller;
  if (claimedCents !== undefined && !isClaimAccount(account)) throw refusal({ NO_CLAIM_ON_RETURN });
  if (to >= (await todayOf(businesses, businessId, now))) throw refusal({ PERIOD_NOT_OVER }, { to });
  const filed = await retry('filing', async () => {
    const revision = await filings.revisionOf(account);
    await checkFree(filings, input);
    // Read after the revision, so that a filing has the figures of its own time.
    const report = await readTaxes(sources, { businessId, range: { from, to }, account });
    const figures = returnOf(report, account);
    if (figures.quick && figures.quick.missing.length > 0) throw refusal({ RATES_MISSING });
    if (input.lines && !isSame(input.lines, figures.lines)) throw refusal({ FIGURES_CHANGED });
    const { cash: _, ...kept } = figures;
    const filing: Filing = {
      ...{ id: newListId(now), from, to, ...kept, filedAt: now.toISOString(), by: caller.name },
      ...(claimedCents !== undefined && { claimedCents }),
    };
    const isAdded = await filings.add(filing, { documents: filedDocuments(report, figures), revision });
    return isAdded ? filing : null;
  });
  if (!filed) throw refusal({ BUSY });
  return filed;
}

/** What changed since a period was filed. Throws NOT_FOUND, and INVALID_REQUEST as `readTaxes` does. */
export async function readChanges(
  { invoices, ...sources }: Dependencies & { readonly invoices: Pick<CustomerInvoices, 'readById'> },
  { businessId, id }: { businessId: string; id: string },
): Promise<FilingChanges> {
  const filing = orNotFound(await sources.filings.find(id), 'filing');
  const { account, from, to } = filing;
  const [documents, report] = await Promise.all([
    sources.filings.documentsOf(filing),
    // By the method of the filing, so that only documents make a difference.
    readTaxes(sources, { businessId, range: { from, to }, account }),
  ]);
  const figures = returnOf(report, account);
  const missing = figures.quick?.missing ?? [];
  const changes = changesSince(
    { lines: comparable(filing, figures), documents },
    { lines: figures.lines, documents: filedDocuments(report, figures) },
  );
  const gone = changes.documents.filter(({ change }) => change === 'gone').map(({ invoiceId }) => invoiceId);
  const kept = new Set((await invoices.readById([...new Set(gone)])).map((invoice) => invoice.id));
  return {
    ...changes,
    ...(missing.length > 0 && { missing }),
    documents: changes.documents.map((document) =>
      document.change === 'gone' && !kept.has(document.invoiceId) ? { ...document, isDeleted: true } : document,
    ),
  };
}

/** Marks a period as not filed after all. Throws NOT_FOUND. */
export async function removeFiling({ filings }: Pick<Dependencies, 'filings'>, id: string): Promise<void> {
  const filing = orNotFound(await filings.find(id), 'filing');
  orNotFound(await filings.remove(filing), 'filing');
}

function returnOf({ returns }: TaxReport, account: ReturnAccount): TaxReturn {
  const found = returns.find((it) => it.account === account);
  if (!found) throw new Error(`The report has no return of ${account}`);
  return found;
}

/** Whether figures are equal; a line that is left out has nothing. */
function isSame(lines: TaxReturn['lines'], others: TaxReturn['lines']): boolean {
  const all = [...Object.keys(lines), ...Object.keys(others)];
  return all.every((line) => (lines[line] ?? 0) === (others[line] ?? 0));
}

/** The lines of a filing without those that follow from supplies of which one, added since, has no rate yet. */
function comparable(filing: Filing, { lines }: TaxReturn): TaxReturn['lines'] {
  const known = linesOfReturn(filing).filter(({ line, counts }) => counts !== 'derived' || line in lines);
  return Object.fromEntries(known.map(({ line }) => [line, filing.lines[line] ?? 0]));
}

/** Throws CONFLICT if the account was filed for some of these days. */
async function checkFree({ list }: Pick<FilingStore, 'list'>, { account, from, to }: FilingInput): Promise<void> {
  const overlapped = (await list()).find((it) => it.account === account && it.from <= to && from <= it.to);
  if (overlapped) throw refusal({ FILING_OVERLAPS }, { from: overlapped.from, to: overlapped.to });
}
