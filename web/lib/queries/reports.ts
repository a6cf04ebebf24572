import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { FilingInput, TaxPdfQuery } from '#shared/reports/filing.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import type { LedgerAccountsUpdate } from '#shared/reports/ledger-accounts-schema.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { INVOICES_KEY } from './invoices.ts';

/** The sales taxes of a period with their documents; refetched after every change of an invoice. */
export const taxReportQuery = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'taxes', from, to],
    queryFn: ({ signal }) => call('GET /reports/taxes', { query: { from, to }, signal }),
    staleTime: 0,
  });

/** The filed periods of the business, the last filed first. */
export const filingsQuery = queryOptions({
  queryKey: [INVOICES_KEY, 'reports', 'filings'],
  queryFn: async ({ signal }) => (await call('GET /reports/taxes/filings', { signal })).filings,
  staleTime: 0,
});

/** What changed since a period was filed; refetched after every change of an invoice. */
export const filingChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'filings', id, 'changes'],
    queryFn: ({ signal }) => call('GET /reports/taxes/filings/{id}/changes', { id, signal }),
    staleTime: 0,
  });

/** Mutations of filed periods. What is shown of the taxes is read again, also after a failure. */
export function useFilings() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [INVOICES_KEY, 'reports'] });
  return {
    file: useMutation({
      mutationFn: (body: FilingInput) => call('POST /reports/taxes/filings', { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('DELETE /reports/taxes/filings/{id}', { id }),
      onSettled,
    }),
  };
}

/** Downloads the PDF of the sales taxes of a period under this name. Throws what the call throws. */
export async function downloadTaxes(query: Omit<TaxPdfQuery, 'language'>, fileName: string): Promise<void> {
  saveFile(await call('GET /reports/taxes/pdf', { query }), fileName);
}

/** What is owed at the end of a day, by default today; refetched after every change of an invoice. */
export const agingQuery = (on?: CalendarDay) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'aging', on ?? 'today'],
    queryFn: ({ signal }) => call('GET /reports/aging', { query: { ...(on && { on }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * How the business stands; refetched after every change of an invoice, but otherwise kept for a while: it reads a lot of the
 * business, and is on the screen that is opened most.
 */
export const dashboardQuery = queryOptions({
  queryKey: [INVOICES_KEY, 'reports', 'dashboard'],
  queryFn: ({ signal }) => call('GET /reports/dashboard', { signal }),
  staleTime: 5 * 60_000,
});

/** What was billed and received in the days of a range; refetched after every change of an invoice. */
export const incomeQuery = ({ from, to }: ReportRange, by: IncomeBy) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'income', from, to, by],
    queryFn: ({ signal }) => call('GET /reports/income', { query: { from, to, by }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The journal of a period with deposits and credit, for a file. */
export const journalQuery = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'journal', from, to],
    queryFn: ({ signal }) => call('GET /reports/journal', { query: { from, to }, signal }),
    staleTime: 0,
  });

/** The invoices issued in a period, for a file. */
export const billedQuery = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'billed', from, to],
    queryFn: ({ signal }) => call('GET /reports/invoices', { query: { from, to }, signal }),
    staleTime: 0,
  });

/** The accounts that the business chose for its journal. */
export const accountsQuery = queryOptions({
  queryKey: ['ledgerAccounts'],
  queryFn: ({ signal }) => call('GET /reports/accounts', { signal }),
});

/** Changes the accounts of the journal. */
export function useSetAccounts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LedgerAccountsUpdate) => call('PATCH /reports/accounts', { body }),
    onSuccess: (saved) => client.setQueryData(accountsQuery.queryKey, saved),
  });
}
