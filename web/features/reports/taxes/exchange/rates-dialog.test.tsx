import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { ExchangeRate } from '#shared/exchange-rate.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { DEFAULT_RETURN_SETTINGS } from '#shared/reports/return-settings.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { salesEntry } from '#test/support/journal-entries.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import ReportsScreen from '#web/features/reports/reports-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const DOLLARS = { currency: 'USD', price: { taxable: 100_000 }, taxes: { HST: 13_000 } } as const;
const FIRST = salesEntry({ ...DOLLARS, invoiceId: 'inv-1', invoiceNumber: 'INV-1' });
const CREDIT = salesEntry({ ...FIRST, kind: 'credit', price: { taxable: 10_000 }, taxes: { HST: 1_300 } });
const SECOND = salesEntry({ ...DOLLARS, invoiceId: 'inv-2', invoiceNumber: 'INV-2', on: '2026-10-06' });

let rates: Record<string, ExchangeRate>;
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  rates = {};
});

type Given = { role?: 'USER' | 'ACCOUNTANT'; failure?: Error; dialog?: string };

function open({ role = 'USER', failure, dialog = 'rates.USD' }: Given = {}) {
  answerCalls({
    'GET /reports/taxes': ({ query }) => {
      const entries = [FIRST, CREDIT, SECOND].map((entry) => {
        const exchangeRate = rates[entry.invoiceId];
        return exchangeRate ? { ...entry, exchangeRate } : entry;
      });
      return taxReport(entries, { range: query as ReportRange, registered: ['GST'] });
    },
    'GET /reports/taxes/settings': DEFAULT_RETURN_SETTINGS,
    'GET /reports/taxes/filings': { filings: [] },
    'GET /companies/me': { name: 'Larch', taxRegistrations: { GST: '1' } } as unknown as Company,
    'POST /invoices/{id}/exchange-rate': ({ id, body }) => {
      if (failure) throw failure;
      rates[id] = body;
      return {} as Invoice;
    },
    'DELETE /invoices/{id}/exchange-rate': ({ id }) => {
      delete rates[id];
      return {} as Invoice;
    },
  });
  const query = `from=2026-10-01&to=2026-10-31${dialog && `&dialog=${dialog}`}`;
  return renderFor({ status: 'authenticated', user: aUser({ role }) }, <ReportsScreen />, `/reports?${query}`);
}

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Exchange rates for USD' }));
const rowOf = (dialog: Awaited<ReturnType<typeof openDialog>>, invoice: string) =>
  within(dialog.getByRole('link', { name: invoice }).closest('li') as HTMLElement);
const sent = () => callsOf('POST /invoices/{id}/exchange-rate');

describe('the exchange rates of a currency', () => {
  it('are asked for each invoice, and let it count with its credit notes', async () => {
    const { address } = open({ dialog: '' });
    expect(await screen.findByText('3 documents without a rate, tax 247.00 USD')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter Rates, USD' }));
    expect(address()).toContain('dialog=rates.USD');
    const dialog = await openDialog();
    const first = rowOf(dialog, 'INV-1');
    expect(first.getByText(/Oct 5, 2026 · Anna Roy/)).toBeTruthy();
    // 1,130.00 less the credit note of 113.00.
    expect(first.getByText('1,017.00')).toBeTruthy();
    const rate = first.getByRole<HTMLInputElement>('textbox', { name: 'CAD for 1 USD, INV-1' });
    expect(rate.value).toBe('');
    await userEvent.type(rate, '1.3712{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ id: 'inv-1', body: { rate: 1.3712, on: '2026-10-05' } }]));
    expect(await dialog.findByText('1 USD = 1.3712 CAD on Oct 5, 2026')).toBeTruthy();
    expect(rowOf(dialog, 'INV-1').getByText('1,394.51')).toBeTruthy();
    const next = rowOf(dialog, 'INV-2').getByRole('textbox', { name: /INV-2/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('can be one that was entered before, with its day', async () => {
    rates = { 'inv-1': { rate: 1.3712, on: '2026-10-04' } };
    open();
    const second = rowOf(await openDialog(), 'INV-2');
    await userEvent.click(second.getByRole('button', { name: 'Use 1.3712 from Oct 4, 2026' }));
    await userEvent.click(second.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ id: 'inv-2', body: { rate: 1.3712, on: '2026-10-04' } }]));
  });

  it('can be changed and removed', async () => {
    rates = { 'inv-1': { rate: 1.3712, on: '2026-10-05' }, 'inv-2': { rate: 1.4, on: '2026-10-06' } };
    open();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Change, INV-1' }));
    const rate = dialog.getByRole<HTMLInputElement>('textbox', { name: 'CAD for 1 USD, INV-1' });
    expect(rate.value).toBe('1.3712');
    await userEvent.clear(rate);
    await userEvent.type(rate, '1.5');
    await userEvent.click(rowOf(dialog, 'INV-1').getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('1 USD = 1.5 CAD on Oct 5, 2026')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove, INV-2' }));
    expect(await dialog.findByRole('textbox', { name: 'CAD for 1 USD, INV-2' })).toBeTruthy();
  });

  it.each([
    ['', 'Enter the rate, such as 1.3712'],
    ['dollar', 'Enter the rate, such as 1.3712'],
    ['0', 'Rate must be at least 0.0001'],
  ])('are refused as %j', async (typed, problem) => {
    open();
    const first = rowOf(await openDialog(), 'INV-1');
    if (typed) await userEvent.type(first.getByRole('textbox'), typed);
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    expect(await first.findByText(problem)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('stay as typed if they could not be saved', async () => {
    open({ failure: new AppError('UNEXPECTED', 'No') });
    const first = rowOf(await openDialog(), 'INV-1');
    const rate = first.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(rate, '1.3{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(rate.value).toBe('1.3');
  });

  it('are shown to an accountant, who cannot change them', async () => {
    rates = { 'inv-1': { rate: 1.3712, on: '2026-10-05' } };
    open({ role: 'ACCOUNTANT', dialog: '' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Rates, USD' }));
    const dialog = await openDialog();
    expect(dialog.getByText('1 USD = 1.3712 CAD on Oct 5, 2026')).toBeTruthy();
    expect(dialog.getByText('No rate yet')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /Change|Remove|Save/ })).toBeNull();
  });
});

it('the list of a figure shows both amounts', async () => {
  rates = { 'inv-1': { rate: 1.3712, on: '2026-10-05' } };
  open({ dialog: '' });
  await userEvent.click(await screen.findByRole('button', { name: /^178\.26, GST\/HST collected or collectible/ }));
  expect(await screen.findByText('130.00 USD at 1.3712')).toBeTruthy();
});
