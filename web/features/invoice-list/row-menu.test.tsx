import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { answer, choose, currentLocation, INVOICE, openMenu, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

describe('the row menu', () => {
  it('links to the editor, passing on the billing details', async () => {
    await choose('Edit');
    expect(currentLocation().address).toBe('/invoices/inv-7/edit');
    expect(currentLocation().state).toEqual({
      customer: {
        name: 'Café Léger Inc.',
        address: '410 rue Saint-Paul',
        zip: 'H2Y 1H2',
        city: 'Montréal',
        province: 'QC',
        country: 'Canada',
        email: 'compta@cafe-leger.test',
        phone: '+1 514 555 0118',
      },
    });
  });

  it('starts a copy of the invoice', async () => {
    await choose('Duplicate');
    expect(currentLocation().address).toBe('/invoices/create?from=inv-7');
  });

  it('makes an invoice recurring, or leads to the series that made it; a deposit request cannot recur', async () => {
    await choose('Make Recurring');
    expect(currentLocation().address).toBe('/invoices/recurring/create?from=inv-7');
    cleanup();
    await choose('Open Recurring Invoice', {}, { ...INVOICE, seriesId: 'ser-1' });
    expect(currentLocation().address).toBe('/invoices/recurring/ser-1');
    cleanup();
    const { menu } = await openMenu({}, { ...INVOICE, isDeposit: true });
    expect(menu.queryByRole('menuitem', { name: /Recurring/ })).toBeNull();
  });

  it('requests a deposit for a draft, not for what is issued', async () => {
    const draft = await openMenu({}, { ...INVOICE, status: 'DRAFT' });
    draft.menu.getByRole('menuitem', { name: 'Request a Deposit' });
    cleanup();
    const issued = await openMenu({}, { ...INVOICE, status: 'SENT' });
    expect(issued.menu.queryByRole('menuitem', { name: 'Request a Deposit' })).toBeNull();
  });

  it.each(INVOICE_STATUSES)('opens the pay page in a new tab unless paid (%s)', async (status) => {
    const { menu } = await openMenu({}, { ...INVOICE, status });
    const pay = menu.queryByRole('menuitem', { name: /^Pay/ });
    if (status === 'PAID') return expect(pay).toBeNull();
    expect(pay?.getAttribute('href')).toBe('/pay/inv-7');
    expect(pay?.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['DRAFT', false],
    ['SENT', true],
    ['OVERDUE', true],
    ['PAID', false],
    ['CANCELLED', false],
  ] as const)('writes off what is still to be paid (%s: %s)', async (status, isOffered) => {
    const { menu } = await openMenu({}, { ...INVOICE, status });
    expect(menu.queryByRole('menuitem', { name: 'Write Off' }) !== null).toBe(isOffered);
  });

  it('reverses a write-off after confirmation', async () => {
    const reverse = 'DELETE /invoices/{id}/write-off';
    const written = { ...INVOICE, status: 'CANCELLED', isWrittenOff: true } as const;
    const ledger = { paid: 0, refunded: 0, balance: 10, currency: 'CAD' } as const;
    const { user, menu } = await openMenu({ [reverse]: { ...ledger, payments: [] } }, written);
    await user.click(menu.getByRole('menuitem', { name: 'Reverse Write-Off' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reverse Write-Off' });
    expect(dialog.textContent).toMatch(/[\d,.]+ CAD of invoice INV-7 will be due again/);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(reverse)).toEqual([{ id: INVOICE.id }]);
  });

  it('opens and closes by keyboard', async () => {
    answer([INVOICE]);
    const { user } = showScreen();
    const trigger = await screen.findByRole('button', { name: 'Actions for INV-7' });
    trigger.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions for INV-7' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Update Status');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for INV-7' })));
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'Edit' });
  });

  it('opens with the down arrow', async () => {
    answer([INVOICE]);
    const { user } = showScreen();
    (await screen.findByRole('button', { name: 'Actions for INV-7' })).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  });
});

describe('the focus', () => {
  it.each(['Update Status', 'Send Invoice', 'Write Off', 'Delete'])(
    'returns to the row menu after %s is cancelled',
    async (action) => {
      const { user } = await choose(action);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for INV-7' })),
      );
    },
  );

  it('starts on the select in Update Status', async () => {
    await choose('Update Status');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Status' })));
  });

  it('moves to the list if the row is gone', async () => {
    const { user } = await choose('Delete', {
      'DELETE /invoices/{id}': () => {
        answer([]);
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Invoice list'));
  });
});
