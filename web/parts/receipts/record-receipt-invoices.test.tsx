import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  ACCOUNT,
  account,
  anInvoice,
  bodies,
  isClosed,
  loaded,
  open,
  THREE,
} from '#test/support/screens/record-receipt-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

describe('a payment for several invoices', () => {
  it('starts with the sum of chosen invoices, and reads no others', async () => {
    const { field, amounts, submit } = await open({ invoices: [anInvoice(3, 99.99), anInvoice(1, 100)] });
    expect(field('Amount').value).toBe('199.99');
    expect(amounts()).toEqual(['100', '99.99']);
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications.map(({ invoiceId }) => invoiceId)).toEqual(['inv1', 'inv3']);
    expect(callsOf(ACCOUNT)).toEqual([]);
  });

  it('asks for the currency only if several are open', async () => {
    const invoices = [...THREE, anInvoice(4, 80, { currency: 'USD' })];
    const { user, field, amounts, type, submit } = await loaded({ answers: { [ACCOUNT]: account(invoices) } });
    await type('Amount', '80');
    expect(amounts()).toEqual(['80', '', '']);
    await user.selectOptions(field('Currency'), 'USD');
    expect(amounts()).toEqual(['80']);
    await submit();
    await isClosed();
    expect(bodies()).toMatchObject([{ currency: 'USD', applications: [{ invoiceId: 'inv4', amount: 80 }] }]);
  });

  it('is all credit without open invoices: those paid, cancelled or still drafts do not count', async () => {
    const closed = [
      anInvoice(1, 100, { status: 'PAID', amountPaid: 100 }),
      anInvoice(2, 100, { status: 'CANCELLED' }),
      anInvoice(3, 100, { status: 'DRAFT' }),
    ];
    const { dialog, type, submit } = await open({ answers: { [ACCOUNT]: account(closed) } });
    await dialog.findByText('No open invoices.');
    expect(dialog.queryByLabelText('Currency')).toBeNull();
    await type('Amount', '500');
    dialog.getByText('500.00 CAD stays as credit for Café Léger.');
    await submit();
    await isClosed();
    expect(bodies()).toMatchObject([{ amount: 500, currency: 'CAD', applications: [] }]);
    expect(bodies()[0]).not.toHaveProperty('sendReceipt');
  });

  it('leaves out the invoices of which a bank payment is on its way, and says so', async () => {
    const debited = { isDebited: true } as const;
    const { dialog, type, amounts, submit } = await loaded({
      answers: { [ACCOUNT]: account([anInvoice(2, 150), anInvoice(1, 100, debited)]) },
    });
    dialog.getByText('Invoice INV-1 is left out: a bank payment is on its way.');
    await type('Amount', '120');
    expect(amounts()).toEqual(['120']);
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications).toEqual([{ invoiceId: 'inv2', amount: 120 }]);
  });

  it('says of which invoices bank payments are on their way if no others are open', async () => {
    const debited = [anInvoice(2, 150, { isDebited: true }), anInvoice(1, 100, { isDebited: true })];
    const { dialog } = await open({ answers: { [ACCOUNT]: account(debited) } });
    await dialog.findByText('Invoices INV-1 and INV-2 are left out: bank payments are on their way.');
    expect(dialog.queryByText('No open invoices.')).toBeNull();
  });

  it('leaves out invoices of the chosen currency only', async () => {
    const debited = anInvoice(1, 100, { isDebited: true });
    const { user, dialog, field } = await loaded({
      answers: { [ACCOUNT]: account([debited, anInvoice(2, 150), anInvoice(4, 80, { currency: 'USD' })]) },
    });
    dialog.getByText(/^Invoice INV-1 is left out/);
    await user.selectOptions(field('Currency'), 'USD');
    expect(dialog.queryByText(/left out/)).toBeNull();
  });

  it('says nothing of invoices that are left out if there are none', async () => {
    const { dialog } = await loaded();
    expect(dialog.queryByText(/left out/)).toBeNull();
  });

  it('shows at most 50 invoices, and says so', async () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      anInvoice(1, 10, { id: `i${index}`, invoiceNumber: `N${index}` }),
    );
    const { dialog, amounts } = await loaded({ answers: { [ACCOUNT]: account(many) } });
    expect(amounts()).toHaveLength(50);
    dialog.getByText('The 50 that are due the longest, of 51');
  });
});
