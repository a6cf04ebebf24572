import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { localDay } from '#shared/calendar-day.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  freshEditor,
  headerSave,
  path,
  STORED,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const REQUEST = anInvoice({
  ...{ isDeposit: true, status: 'DRAFT', invoiceNumber: 'DEP-1', customerId: 'customer-1', taxMode: 'none' },
  ...{ billingProvince: 'Québec', billingCountry: 'Canada', language: 'en' },
});
const REGISTERED = {
  ...{ id: 'c', name: 'Boréal', version: 1, province: 'QC' },
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' },
};

it('a deposit request is edited without taxes, under its name', async () => {
  answer({ 'GET /invoices/{id}': REQUEST, 'GET /companies/me': REGISTERED, 'PATCH /invoices/{id}': REQUEST });
  const { user } = showEditor(STORED);
  await screen.findByRole('heading', { name: 'Edit Deposit Request', level: 1 });
  await user.click(await tab('Payment'));
  await screen.findAllByText(enCa.depositNote);
  expect(screen.queryByRole('button', { name: /Taxes/ })).toBeNull();
  const paper = within(await screen.findByRole('article'));
  await paper.findByText('Deposit request');
  expect(paper.queryByText(/GST/)).toBeNull();
  await user.type(screen.getByLabelText('Notes'), 'Thank you');
  await user.click(headerSave());
  await waitFor(() => expect(path()).toBe('/invoices'));
  expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ taxMode: 'none', additionalNotes: 'Thank you' }]);
  expect(callsOf('PATCH /invoices/{id}')[0]?.body).not.toHaveProperty('isDeposit');
});

it('a deposit request is saved as a PDF under the name that the list gives it', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  answer({
    'GET /invoices/{id}': REQUEST,
    'GET /companies/me': REGISTERED,
    'GET /invoices/{id}/pdf': new Blob(['%PDF']),
  });
  const { user } = showEditor(STORED);
  await user.click(await tab('Payment'));
  await user.click(screen.getByRole('button', { name: 'Send Request' }));
  await user.click(await screen.findByRole('button', { name: 'Download Request PDF' }));
  await waitFor(() => expect(names).toEqual([`deposit-DEP-1-${localDay(new Date())}.pdf`]));
  click.mockRestore();
});

it('a deposit request keeps a customer', async () => {
  const nobody = anInvoice({ ...REQUEST, customerId: undefined });
  answer({ 'GET /invoices/{id}': nobody, 'GET /companies/me': REGISTERED });
  const { user } = showEditor(STORED);
  await user.type(await screen.findByLabelText('City'), 'B');
  await user.click(headerSave());
  await screen.findByText('A deposit belongs to a saved customer. Please choose one.');
  expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
});
