import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReceipt, CUSTOMER } from '#test/support/screens/payments-harness.tsx';
import { bodies, isClosed, loaded, RECORD } from '#test/support/screens/record-receipt-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

describe('a payment for several invoices', () => {
  it('fills those that are due the longest as one types, and is recorded once', async () => {
    const { user, dialog, field, type, amounts, onRecorded } = await loaded();
    expect(document.activeElement).toBe(field('Amount'));
    expect(amounts()).toEqual(['', '', '']);
    await type('Amount', '349.99');
    expect(amounts()).toEqual(['100', '150', '99.99']);
    await user.dblClick(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{36}$/),
        ...{ customerId: CUSTOMER.id, method: 'e-transfer', amount: 349.99, currency: 'CAD', sendReceipt: true },
        paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        applications: [
          { invoiceId: 'inv1', amount: 100 },
          { invoiceId: 'inv2', amount: 150 },
          { invoiceId: 'inv3', amount: 99.99 },
        ],
      },
    ]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 349.99 CAD recorded');
    expect(onRecorded).toHaveBeenCalledOnce();
  });

  it('names the rest in words as one types', async () => {
    const { dialog, type, submit } = await loaded();
    await type('Amount', '350.06');
    dialog.getByText('0.07 CAD stays as credit for Café Léger.');
    await type('Amount', '349.99');
    expect(dialog.queryByText(/stays as credit/)).toBeNull();
    await type('Amount', '350.06');
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications.map(({ amount }) => amount)).toEqual([100, 150, 99.99]);
  });

  it('keeps typed amounts, fills the others with the rest, and can fill all again', async () => {
    const { user, dialog, type, amounts, submit } = await loaded();
    await type('Amount', '200');
    await type('Amount for INV-2', '150');
    expect(amounts()).toEqual(['50', '150', '']);
    await user.click(dialog.getByRole('button', { name: 'Fill In Again' }));
    expect(amounts()).toEqual(['100', '100', '']);
    expect(dialog.queryByRole('button', { name: 'Fill In Again' })).toBeNull();
    await type('Amount for INV-1', '');
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications).toEqual([
      { invoiceId: 'inv2', amount: 150 },
      { invoiceId: 'inv3', amount: 50 },
    ]);
  });

  it('asks for an amount, and refuses more than a balance or than was received, before any call', async () => {
    const { dialog, field, type, submit } = await loaded();
    await submit();
    await dialog.findByText('Amount is required');
    await type('Amount', '120');
    await type('Amount for INV-1', '100.01');
    await submit();
    await dialog.findByText('At most 100.00');
    await waitFor(() => expect(document.activeElement).toBe(field('Amount for INV-1')));
    await type('Amount for INV-1', '100');
    await type('Amount for INV-2', '30');
    await submit();
    await dialog.findByText('Amount must be at least 130.00');
    expect(bodies()).toEqual([]);
    await type('Amount', '130');
    await submit();
    await isClosed();
  });

  it('says how far it is while the server goes on', async () => {
    const applications = [
      { invoiceId: 'inv1', invoiceNumber: 'INV-1', amount: 100 },
      { invoiceId: 'inv2', invoiceNumber: 'INV-2', amount: 150 },
    ];
    const { type, submit } = await loaded({
      answers: { [RECORD]: aReceipt({ amount: 349.99, applications, pending: 1 }) },
    });
    await type('Amount', '349.99');
    await submit();
    await isClosed();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      'Payment of 349.99 CAD recorded, applied to 2 of 3 invoices so far',
    );
  });

  it('sends no receipt for a user whose email is not confirmed', async () => {
    const { field, type, submit } = await loaded({ by: { emailVerified: false } });
    expect(field('Send a receipt')).toMatchObject({ checked: false, disabled: true });
    await type('Amount', '10');
    await submit();
    await isClosed();
    expect(bodies()[0]).not.toHaveProperty('sendReceipt');
  });
});
