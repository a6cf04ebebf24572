import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { issued } from '#shared/document/pricing.ts';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  freshEditor,
  headerSave,
  leaveDraft,
  line,
  STORED,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';
import { DRAFT, figures, part, REGISTERED, showSummary, taxes } from '#test/support/screens/taxes-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('the taxes of the province', () => {
  it('are listed with their numbers and the reason, in totals, and in French in the preview', async () => {
    await showSummary({ billingProvince: 'Qué.' });
    await screen.findByText('Customer in Québec; you are registered for GST and QST.');
    expect(taxes()).toBe('GST 5%84512 3397 RT0001QST 9.975%1234567890 TQ0001');
    expect(figures()).toEqual([
      'Subtotal 300.00 CAD',
      'GST (5%) 15.00 CAD',
      'QST (9.975%) 29.93 CAD',
      'Total 344.93 CAD',
    ]);
    await waitFor(() =>
      expect(screen.getByRole('article').querySelector('.invoice-total dd')?.textContent).toBe('344,93\u00a0CAD'),
    );
  });

  it.each([
    [{}, 'Your customer has no province, so your own, Alberta, is used; you are registered for GST.'],
    [{ billingProvince: 'Texas' }, '“Texas” is not a Canadian province. Correct it, or enter the country.'],
    [{ billingCountry: 'Germany' }, 'Customer outside Canada: exports are zero-rated.'],
    [{ billingProvince: 'QC', supplyProvince: 'ON' }, 'Delivered in Ontario; you are registered for HST.'],
  ])('say why: %j', async (draft, reason) => {
    await showSummary(draft);
    await screen.findByText(reason);
  });

  it('show the share of the price that a tax applies to', async () => {
    const taxRegistrations = { GST: '84512 3397 RT0001', PST_SK: '1234567' };
    const company = { ...REGISTERED, supplyCategory: 'architectureEngineering' as const, taxRegistrations };
    await showSummary({ billingProvince: 'SK' }, company);
    await screen.findByText('Customer in Saskatchewan; you are registered for GST and PST.');
    expect(taxes()).toBe('GST 5%84512 3397 RT0001PST 6% on 30% of the price1234567');
    expect(figures()).toContain('PST (6% on 30% of the price) 5.40 CAD');
  });

  it('have a line each at both rates of the HST on a book and on the rest', async () => {
    const items = [
      { name: 'Book', quantity: 1, rate: 40, supplyCategory: 'books' },
      { name: 'Editing', quantity: 1, rate: 100 },
    ];
    await showSummary({ billingProvince: 'ON', items });
    await screen.findByText('Customer in Ontario; you are registered for HST.');
    expect(taxes()).toBe('HST 5% on 1 of 2 lines84512 3397 RT0001HST 13% on 1 of 2 lines84512 3397 RT0001');
    expect(figures()).toEqual(['Subtotal 140.00 CAD', 'HST (5%) 2.00 CAD', 'HST (13%) 13.00 CAD', 'Total 155.00 CAD']);
  });

  it('say what Ontario credits to a First Nations customer, who can be charged it anyway', async () => {
    const relief = { tax: 'HST_ON', reason: 'First Nations', number: '1234567890' };
    const user = await showSummary({ billingProvince: 'ON', taxExemptions: [relief] });
    await screen.findByText(
      'Ontario’s part of HST (8%) is credited: number 1234567890 (First Nations). Your return claims it back.',
    );
    expect(figures()).toContain('HST (5%) 15.00 CAD');
    await user.click(screen.getByRole('button', { name: 'Charge HST in Full' }));
    expect(figures()).toContain('HST (13%) 39.00 CAD');
  });

  it('follow the place of delivery immediately', async () => {
    const user = await showSummary({ billingProvince: 'QC' });
    await user.selectOptions(await screen.findByLabelText('Delivered to'), 'Ontario');
    expect(taxes()).toBe('HST 13%84512 3397 RT0001');
    expect(figures()).toContain('Total 339.00 CAD');
  });

  it('can be replaced by none, or by a custom rate', async () => {
    const user = await showSummary({ billingProvince: 'ON' });
    await user.click(await screen.findByRole('button', { name: 'Charge No Tax' }));
    screen.getByText('No tax is charged on this invoice.');
    expect(figures()).toEqual(['Subtotal 300.00 CAD', 'Total 300.00 CAD']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Charge Taxes' }));
    await user.click(screen.getByRole('button', { name: 'Charge Taxes' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Charge No Tax' }));
    expect(figures()).toContain('HST (13%) 39.00 CAD');
    await user.click(
      screen.getByRole('switch', {
        name: 'Custom tax',
        description: 'Your own rate, instead of the province’s taxes',
      }),
    );
    await user.type(screen.getByLabelText('Custom tax in percent'), '10');
    expect(figures()).toEqual(['Subtotal 300.00 CAD', 'Tax 30.00 CAD', 'Total 330.00 CAD']);
    expect(taxes()).toBeUndefined();
    await user.click(screen.getByRole('switch', { name: 'Custom tax' }));
    expect(figures()).toContain('HST (13%) 39.00 CAD');
  });
});

it('offers nothing to drop on an export, and explains the place of delivery', async () => {
  const user = await showSummary({ billingCountry: 'United States' });
  const place = await screen.findByRole('combobox', {
    name: 'Delivered to',
    description: 'Only if it is delivered in Canada, such as goods picked up here',
  });
  expect(screen.queryByRole('button', { name: 'Charge No Tax' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Export: zero-rated'));
  await user.selectOptions(place, 'Ontario');
  expect(taxes()).toBe('HST 13%84512 3397 RT0001');
  await user.click(screen.getByRole('button', { name: 'Charge No Tax' }));
  expect(screen.getByRole('article').textContent).not.toContain('Export');
});

it('keeps the focus if charging taxes adds none', async () => {
  const user = await showSummary({ billingCountry: 'United States', taxMode: 'none' });
  await user.click(await screen.findByRole('button', { name: 'Charge Taxes' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Delivered to')));
});

it('shows a small supplier the switch alone, and where to enter registrations', async () => {
  await showSummary({ billingProvince: 'QC' }, { ...REGISTERED, taxRegistrations: {} });
  await screen.findByText(/^Registered for GST\/HST, QST or PST\?/);
  expect(within(part()).getAllByRole('switch', { name: 'Tax' })).toHaveLength(1);
  expect(screen.queryByLabelText('Delivered to')).toBeNull();
  expect(figures()).toEqual(['Subtotal 300.00 CAD', 'Total 300.00 CAD']);
});

it('says when the company cannot be loaded, and retries', async () => {
  answer({ 'GET /companies/me': () => Promise.reject(new AppError('UNEXPECTED', 'Failed')) });
  leaveDraft({ ...DRAFT, billingProvince: 'QC' });
  const { user } = showEditor();
  await user.click(await tab('Payment'));
  await screen.findByText('We couldn’t load your company. Its taxes will be added when you save.');
  answer({ 'GET /companies/me': REGISTERED });
  await user.click(within(part()).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(taxes()).toContain('QST'));
});

it('keeps the taxes of an issued invoice until something they depend on changes', async () => {
  const content = anInvoice({ billingProvince: 'QC', issueDate: '2026-06-15', dueDate: '2026-07-15' });
  const { totalCents: _, ...sent } = issued(content, { taxRegistrations: { GST: 'the old number' } });
  answer({ 'GET /companies/me': REGISTERED, 'GET /invoices/{id}': sent as Invoice });
  const { user } = showEditor(STORED);
  await user.click(await tab('Payment'));
  await screen.findByText('The same as when this invoice was issued.');
  expect(taxes()).toBe('GST 5%the old number');
  await user.type(screen.getByLabelText('Notes'), 'Thanks');
  expect(taxes()).toBe('GST 5%the old number');
  await user.selectOptions(screen.getByLabelText('Delivered to'), 'Québec');
  await waitFor(() => expect(taxes()).toBe('GST 5%84512 3397 RT0001QST 9.975%1234567890 TQ0001'));
});

it('charges nothing on an invoice issued before its business registered, unless asked to', async () => {
  const { totalCents: _, ...sent } = issued(anInvoice({ billingProvince: 'QC', taxMode: 'province' }), {});
  answer({ 'GET /companies/me': REGISTERED, 'GET /invoices/{id}': sent as Invoice });
  const { user } = showEditor(STORED);
  await user.click(await tab('Payment'));
  await screen.findByText('This invoice was issued without taxes. None are charged unless you choose “Charge Taxes”.');
  expect(figures()).toEqual(['Subtotal 200.00 CAD', 'Total 200.00 CAD']);
  await user.click(screen.getByRole('button', { name: 'Charge Taxes' }));
  expect(figures()).toContain('QST (9.975%) 19.95 CAD');
});

it('taxes one line differently, and sends its treatment', async () => {
  answer({ 'GET /companies/me': REGISTERED });
  leaveDraft({ ...DRAFT, billingName: 'Acme', billingProvince: 'QC', invoiceNumber: 'INV-1', dueDate: '2026-12-05' });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  await user.selectOptions(await line(2).findByLabelText('Tax'), 'Zero-rated');
  await user.click(await tab('Payment'));
  expect(taxes()).toBe('GST 5% on 1 of 2 lines84512 3397 RT0001QST 9.975% on 1 of 2 lines1234567890 TQ0001');
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
  expect(bodiesOf('POST /invoices')).toMatchObject([
    { taxMode: 'province', items: [{}, { taxTreatment: 'zeroRated' }] },
  ]);
});

it('copies language and exemptions of the customer, and drops them with the name', async () => {
  const taxExemptions = [{ tax: 'GST', reason: 'Resale' }] as const;
  const customer = { id: 'c-1', name: 'Globex', email: 'ap@globex.test', state: 'ON', language: 'fr', taxExemptions };
  const stored = { ...customer, createdAt: '2026-01-05T10:00:00.000Z', version: 1 } as never;
  const listed = { customers: [stored], meta: { total: 1, page: 1, limit: 25, totalPages: 1 } };
  answer({ 'GET /companies/me': REGISTERED, 'GET /customers': listed });
  const { user } = showEditor();
  await user.click(await screen.findByRole('combobox', { name: 'Find a customer' }));
  await user.click(await screen.findByRole('option', { name: /Globex/ }));
  await user.click(await tab('Invoice Details'));
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fr');
  await user.click(await tab('Customer Info'));
  await user.clear(screen.getByLabelText('Name'));
  await user.click(await tab('Invoice Details'));
  screen.getByText('From the customer’s address (English)');
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('');
});
