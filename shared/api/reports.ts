import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { Dashboard } from '#shared/reports/dashboard.ts';
import { BilledReport, JournalReport } from '#shared/reports/files-schema.ts';
import { Filing, FilingChanges, FilingInput, Filings } from '#shared/reports/filing.ts';
import { INCOME_BY } from '#shared/reports/groups.ts';
import { LedgerAccounts, LedgerAccountsUpdate } from '#shared/reports/ledger-accounts-schema.ts';
import { ReturnSettings, ReturnSettingsUpdate } from '#shared/reports/return-settings.ts';
import { AgingReport, IncomeReport, ReportRange, TaxReport } from '#shared/reports/schema.ts';
import { routes } from './route.ts';

/** Reports of a business: the sales taxes of a period, what is owed, and income. */
export const reportRoutes = routes({
  taxes: {
    call: 'GET /reports/taxes',
    access: 'books',
    summary: 'Get the sales taxes of a period, and the documents behind each figure',
    query: ReportRange,
    response: TaxReport,
    errors: ['INVALID_REQUEST'],
  },
  taxSettings: {
    call: 'GET /reports/taxes/settings',
    access: 'books',
    summary: 'Get how often the business files its returns, and by which method',
    response: ReturnSettings,
  },
  setTaxSettings: {
    call: 'PATCH /reports/taxes/settings',
    access: 'owner',
    audit: 'returns.update',
    summary: 'Change how often the business files its returns, or by which method',
    body: ReturnSettingsUpdate,
    response: ReturnSettings,
    errors: ['CONFLICT'],
  },
  listFilings: {
    call: 'GET /reports/taxes/filings',
    access: 'books',
    summary: 'List the periods whose returns were filed, with the figures that were filed',
    response: Filings,
  },
  file: {
    call: 'POST /reports/taxes/filings',
    access: 'owner',
    audit: 'filing.add',
    summary: 'Mark a period of an account as filed, and keep a copy of its figures',
    body: FilingInput,
    response: Filing,
    status: 201,
    errors: ['CONFLICT', 'UNAVAILABLE'],
  },
  filingChanges: {
    call: 'GET /reports/taxes/filings/{id}/changes',
    access: 'books',
    summary: 'List the documents whose part in the figures changed since a period was filed',
    response: FilingChanges,
    errors: ['INVALID_REQUEST'],
  },
  removeFiling: {
    call: 'DELETE /reports/taxes/filings/{id}',
    access: 'owner',
    audit: 'filing.remove',
    summary: 'Mark a period as not filed after all, and delete the copy of its figures',
    response: null,
  },
  aging: {
    call: 'GET /reports/aging',
    access: 'books',
    summary: 'Get what is owed as of a day, by customer and by days after the due day',
    query: z.strictObject({ on: Day.optional() }),
    response: AgingReport,
    errors: ['INVALID_REQUEST'],
  },
  dashboard: {
    call: 'GET /reports/dashboard',
    access: 'books',
    summary: 'Get the income of six months, what is owed today and, except for accountants, what needs attention',
    response: Dashboard,
  },
  income: {
    call: 'GET /reports/income',
    access: 'books',
    summary: 'Get what was billed and received in a period, by month, customer, product or province',
    query: z.strictObject({ ...ReportRange.shape, by: z.enum(INCOME_BY) }),
    response: IncomeReport,
    errors: ['INVALID_REQUEST'],
  },
  journal: {
    call: 'GET /reports/journal',
    access: 'books',
    summary: 'Get what counts of the invoices of a period by day, with deposits and credit, for double-entry books',
    query: ReportRange,
    response: JournalReport,
    errors: ['INVALID_REQUEST'],
  },
  billed: {
    call: 'GET /reports/invoices',
    access: 'books',
    summary: 'Get the invoices issued in a period with their taxes and what was paid',
    query: ReportRange,
    response: BilledReport,
    errors: ['INVALID_REQUEST'],
  },
  accounts: {
    call: 'GET /reports/accounts',
    access: 'books',
    summary: 'Get the accounts of the journal file that the business chose',
    response: LedgerAccounts,
  },
  setAccounts: {
    call: 'PATCH /reports/accounts',
    access: 'owner',
    audit: 'accounts.update',
    summary: 'Change the accounts of the journal file',
    body: LedgerAccountsUpdate,
    response: LedgerAccounts,
    errors: ['CONFLICT'],
  },
});
