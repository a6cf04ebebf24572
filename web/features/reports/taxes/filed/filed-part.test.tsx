import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Filing, FilingChanges } from '#shared/reports/filing.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import type { Role } from '#shared/user/schema.ts';
import { salesEntry } from '#test/support/journal-entries.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { AccountCard } from '#web/features/reports/taxes/account-card.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const QUARTER = { from: '2026-07-01', to: '2026-09-30' };
const FILING: Filing = {
  ...{ id: 'f-1', account: 'GST_HST', ...QUARTER, claimedCents: 10_000 },
  ...{ lines: { '103': 130_000, '105': 130_000, '107': 0 }, filedAt: '2026-10-12T15:00:00.000Z', by: 'Ann Roy' },
};
const NOTHING: FilingChanges = { lines: {}, documents: [] };

type Given = { filings?: Filing[]; changes?: FilingChanges | Error; range?: typeof QUARTER; role?: Role };

function open({ filings = [FILING], changes = NOTHING, range = QUARTER, role = 'USER' }: Given = {}) {
  answerCalls({
    'GET /reports/taxes/filings/{id}/changes': changes,
    'POST /reports/taxes/filings': FILING,
    'DELETE /reports/taxes/filings/{id}': undefined,
  });
  const sale = salesEntry({ on: '2026-07-14', price: { taxable: 1_000_000 }, taxes: { HST: 130_000 } });
  const report = taxReport([sale], { range, registered: ['GST'] });
  const [figures] = report.returns;
  if (!figures) throw new Error('The business is registered');
  const card = <AccountCard figures={figures} filings={filings} registration="1" report={report} />;
  return renderFor({ status: 'authenticated', user: aUser({ role, timeZone: 'America/Vancouver' }) }, card, '/reports');
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('a period that is not filed', () => {
  it('is marked as filed with the tax on purchases, once its owner confirms it', async () => {
    open({ filings: [] });
    await userEvent.type(screen.getByLabelText(/Input tax credits/), '100');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Filed' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark GST/HST as filed?' }));
    expect(dialog.getByText(/net tax 1,200\.00 CAD/)).toBeTruthy();
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as Filed' }));
    expect(callsOf('POST /reports/taxes/filings')).toEqual([
      {
        body: {
          account: 'GST_HST',
          ...QUARTER,
          claimedCents: 10_000,
          lines: expect.objectContaining({ 103: 130_000 }),
        },
      },
    ]);
  });

  it('has no button while what was claimed is no amount, before its end, and for an accountant', async () => {
    const { unmount } = open({ filings: [] });
    await userEvent.type(screen.getByLabelText(/Input tax credits/), 'x');
    expect(screen.getByRole('button', { name: 'Mark as Filed' })).toHaveProperty('disabled', true);
    unmount();
    open({ filings: [], range: { from: '2026-07-01', to: '2999-12-31' } }).unmount();
    open({ filings: [], role: 'ACCOUNTANT' });
    expect(screen.queryByRole('button', { name: 'Mark as Filed' })).toBeNull();
  });

  it('names the filed periods that it is partly in', () => {
    open({ filings: [{ ...FILING, to: '2026-07-31' }] });
    const link = screen.getByRole('link', { name: 'Jul 1, 2026 – Jul 31, 2026' });
    expect(link.getAttribute('href')).toBe('/reports?from=2026-07-01&to=2026-07-31');
    expect(screen.queryByRole('button', { name: 'Mark as Filed' })).toBeNull();
  });
});

describe('a filed period', () => {
  it('says when, by whom and with which net tax, and what was claimed', async () => {
    open();
    expect(await screen.findByText('Filed on October 12, 2026 by Ann Roy')).toBeTruthy();
    expect(screen.getByText('Net tax as filed: 1,200.00 CAD')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(screen.getByRole('row', { name: /Input tax credits/ })).getByText('100.00')).toBeTruthy();
    expect(screen.queryByText(/since filing/)).toBeNull();
  });

  it('says how many documents changed since, and by how much the net tax differs', async () => {
    const lines = { '103': 1_300, '105': 1_300 };
    const document = { kind: 'sale', on: '2026-07-20', invoiceId: 'i', invoiceNumber: 'INV-2', lines } as const;
    open({ changes: { lines, documents: [{ ...document, change: 'added' }] } });
    expect(await screen.findByText('1 document changed since filing')).toBeTruthy();
    expect(screen.getByText('Net tax is 13.00 CAD more now.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show Changes' })).toBeTruthy();
  });

  it('does not say how the net tax differs while that needs a rate', async () => {
    open({ changes: { lines: { '101': 11_300, 'eligible.ON': 11_300 }, missing: ['ON'], documents: [] } });
    expect(await screen.findByText('Net tax depends on a rate that is missing.')).toBeTruthy();
  });

  it('says if that could not be checked', async () => {
    open({ changes: new AppError('UNAVAILABLE', 'Busy') });
    expect(await screen.findByText(/couldn't check what changed/)).toBeTruthy();
  });

  it('is not filed after all, once its owner confirms it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Not Filed After All' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Not Filed After All' }));
    expect(callsOf('DELETE /reports/taxes/filings/{id}')).toEqual([{ id: 'f-1' }]);
  });
});
