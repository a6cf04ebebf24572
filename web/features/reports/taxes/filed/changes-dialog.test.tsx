import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Filing, FilingChanges } from '#shared/reports/filing.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ChangesDialog } from './changes-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const FILING: Filing = {
  ...{ id: 'f-1', account: 'GST_HST', from: '2026-07-01', to: '2026-09-30', lines: { '103': 0, '105': 0, '107': 0 } },
  ...{ filedAt: '2026-10-12T15:00:00.000Z', by: 'Ann Roy' },
};
const CHANGES: FilingChanges = {
  lines: { '103': -650, '105': -650, '107': 130 },
  documents: [
    {
      ...{ kind: 'sale', on: '2026-07-14', invoiceId: 'a', invoiceNumber: 'INV-1', change: 'gone', isDeleted: true },
      lines: { '103': -650, '105': -650 },
    },
    {
      ...{ kind: 'credit', on: '2026-08-01', invoiceId: 'b', invoiceNumber: 'INV-2', creditNumber: 'CN-1' },
      ...{ change: 'added', lines: { '107': 130 } },
    },
  ],
};

it('lists each document with what differs, and the difference of each line', async () => {
  answerCalls({ 'GET /reports/taxes/filings/{id}/changes': CHANGES });
  const session = { status: 'authenticated', user: aUser() } as const;
  renderFor(session, <ChangesDialog filing={FILING} onClose={vi.fn()} />, '/reports');
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed since filing: GST/HST' }));
  const [gone, credit] = await dialog.findAllByRole('listitem');
  expect(gone?.textContent).toContain('INV-1Jul 14, 2026 · Invoice · Deleted103\u00a0−6.50 · 105\u00a0−6.50');
  expect(gone && within(gone).queryByRole('link')).toBeNull();
  expect(credit?.textContent).toContain('Aug 1, 2026 · Credit note · Added107\u00a0+1.30');
  expect(credit && within(credit).getByRole('link', { name: 'CN-1 on INV-2' }).getAttribute('href')).toBe(
    '/invoices/b',
  );
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['−6.50', '−6.50', '+1.30']);
});
