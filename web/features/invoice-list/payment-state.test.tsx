import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anInvoice, answer, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['table', 1000, 'table'],
  ['list of cards', 360, 'list'],
] as const)('the %s', (_, width, role) => {
  it.each([
    [{ status: 'SENT', total: 200, amountPaid: 50 }, ['Partly paid', '50.00 of 200.00 paid']],
    [{ status: 'OVERDUE', total: 200, amountPaid: 50, amountRefunded: 5 }, ['Overdue', '50.00 of 200.00 paid']],
    [{ status: 'PAID', amountPaid: 1234.5 }, ['Paid']],
    [{ status: 'PAID', amountPaid: 1234.5, amountRefunded: 45 }, ['Paid', '45.00 refunded']],
    [{ status: 'PAID', amountPaid: 1234.5, isDisputed: true }, ['Paid', 'Disputed']],
    [{ status: 'SENT', amountRefunded: 1234.5 }, ['Sent', '1,234.50 refunded']],
    [{ status: 'SENT', total: 200, amountCredited: 45 }, ['Sent', '45.00 credited']],
    [{ status: 'CANCELLED', total: 200, amountCredited: 200, isCredited: true }, ['Credited']],
    [{ status: 'CANCELLED', amountPaid: 200, amountRefunded: 200 }, ['Refunded']],
    [{ status: 'PAID', isDeposit: true, amountPaid: 500, amountHeld: 500 }, ['Paid', '500.00 held']],
    [{ status: 'PAID', isDeposit: true, amountPaid: 500, amountKept: 500 }, ['Paid', 'Applied']],
    [{ status: 'CANCELLED' }, ['Cancelled']],
    [{ status: 'CANCELLED', isWrittenOff: true }, ['Written off']],
    [{ status: 'CANCELLED', isWrittenOff: true, total: 200, amountPaid: 50 }, ['Written off', '50.00 of 200.00 paid']],
  ] as const)('describes %o as %o', async (over, texts) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    answer([anInvoice(over)]);
    showScreen();
    const list = within(await screen.findByRole(role, { name: 'Invoices' }));
    for (const text of texts) await list.findByText(text);
    expect(list.queryAllByText('Deposit')).toHaveLength('isDeposit' in over ? 1 : 0);
    expect(list.queryAllByText(/^(.*\d (paid|refunded|credited|held)|Disputed|Applied)$/)).toHaveLength(
      texts.length - 1,
    );
  });
});
