import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { INVOICE, setUpInvoicePage, showInvoicePage } from '#test/support/screens/invoice-page-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpInvoicePage();

describe('the customer of an invoice', () => {
  it('gives a paid invoice without a customer to one', async () => {
    const zoe = { id: 'c-1', name: 'Zoë', email: 'zoe@example.com', createdAt: '', version: 1 };
    const { user } = showInvoicePage(
      { status: 'PAID', amountPaid: 344.93 },
      {
        'GET /customers': { customers: [zoe], meta: { total: 1, page: 1, limit: 25, totalPages: 1 } },
        'GET /customers/{id}': zoe,
        'PATCH /invoices/{id}/customer': {
          ...INVOICE,
          status: 'PAID',
          amountPaid: 344.93,
          customerId: 'c-1',
          version: 4,
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Assign to Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign to Customer' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Customer' }));
    await user.click(await screen.findByRole('option', { name: /Zoë/ }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('link', { name: 'Café Léger Inc.' });
    expect(callsOf('PATCH /invoices/{id}/customer')).toMatchObject([
      { id: 'inv-1', body: { customerId: 'c-1', version: 3 } },
    ]);
    // What the editor has locked is corrected here.
    screen.getByRole('button', { name: 'Change Customer' });
  });

  it('adds the recipient to the customers, and says why an invoice was not assigned', async () => {
    const changed = () => Promise.reject(new AppError('CONFLICT', 'Changed', { reason: 'CHANGED_MEANWHILE' }));
    const { user } = showInvoicePage({}, { 'PATCH /invoices/{id}/customer': changed });
    await user.click(await screen.findByRole('button', { name: 'Assign to Customer' }));
    await user.click(await screen.findByRole('button', { name: 'New customer from this invoice' }));
    await screen.findByRole('alert');
    expect(callsOf('PATCH /invoices/{id}/customer')).toMatchObject([{ body: { version: 3 } }]);
    expect(callsOf('PATCH /invoices/{id}/customer')[0]).not.toHaveProperty('body.customerId');
    expect(callsOf('GET /invoices/{id}')).toHaveLength(2);
  });

  it('does not offer another customer while the editor does', async () => {
    const zoe = { id: 'c-1', name: 'Zoë', email: 'zoe@example.com', createdAt: '', version: 1 };
    showInvoicePage({ customerId: 'c-1' }, { 'GET /customers/{id}': zoe });
    await screen.findByRole('link', { name: 'Café Léger Inc.' });
    expect(screen.queryByRole('button', { name: /Customer$/ })).toBeNull();
  });
});
