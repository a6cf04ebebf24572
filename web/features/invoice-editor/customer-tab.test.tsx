import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { answer, bodiesOf, headerSave, path, showEditor, tab } from '#test/support/screens/editor-harness.tsx';
import type { CallOptions } from '#web/lib/api/call.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const GLOBEX = {
  id: 'c-1',
  name: 'Globex Ltd.',
  email: 'ap@globex.test',
  phone: '+1 403 555 0111',
  address: '12 Centre Street',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2E 2P8',
  country: 'Canada',
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
};
const ACME = { id: 'c-2', name: 'Acmé', email: 'AP@acme.test', createdAt: '2026-01-05T10:00:00.000Z', version: 1 };

/** Searches roughly like the server. */
const search = ({ query: { query = '' } = {} }: CallOptions<'GET /customers/search'>) => ({
  customers: [GLOBEX, ACME].filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(query.toLowerCase())),
});

/** The picker's first customers; the newest ones are not offered besides. */
const listed =
  (customers: Customer[], total = customers.length) =>
  ({ query: { sortBy, limit = 25 } = {} }: CallOptions<'GET /customers'>) => ({
    customers: sortBy === 'name' ? customers : [],
    meta: { total, page: 1, limit, totalPages: 1 },
  });

const FOUND: Answers = { 'GET /customers': listed([GLOBEX, ACME]), 'GET /customers/search': search };

beforeEach(() => {
  localStorage.clear();
  answer({ ...FOUND, 'POST /customers': { ...ACME, id: 'c-9' } });
});

const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a customer' });
const choices = async () => within(await screen.findByRole('listbox')).findAllByRole('option');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const keep = () => screen.queryByRole('switch', { name: 'Keep as a customer' });

it('tidies a Canadian postal code', async () => {
  const { user } = showEditor();
  await picker();
  await user.type(field('Postal Code'), 't2e2p8');
  await user.tab();
  expect(field('Postal Code').value).toBe('T2E 2P8');
});

it('hints at a postal code of another province', async () => {
  const { user } = showEditor();
  await picker();
  await user.selectOptions(field('Province'), 'Québec');
  await user.type(field('Postal Code'), 'T2E 2P8');
  screen.getByText('Postal codes in Québec begin with G, H or J');
  expect(field('Postal Code').getAttribute('aria-invalid')).not.toBe('true');
  await user.selectOptions(field('Province'), 'Alberta');
  expect(screen.queryByText(/^Postal codes in/)).toBeNull();
});

describe('the customer picker', () => {
  it('sends no query before it is used', async () => {
    const { user } = showEditor();
    const input = await picker();
    expect(callsOf('GET /customers').filter(({ query }) => query?.sortBy === 'name')).toEqual([]);
    await user.click(input);
    expect((await choices()).map(({ textContent }) => textContent)).toEqual([
      'Globex Ltd.ap@globex.test · Calgary',
      'AcméAP@acme.test',
    ]);
  });

  it('finds by typing, with the keyboard alone, and fills in all fields', async () => {
    const { user } = showEditor();
    await user.type(await picker(), 'glob');
    await waitFor(async () => expect(await choices()).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(
      ['Name', 'Email', 'Phone', 'Address', 'City', 'Province', 'Postal Code', 'Country'].map(
        (label) => field(label).value,
      ),
    ).toEqual([
      'Globex Ltd.',
      'ap@globex.test',
      '+1 403 555 0111',
      '12 Centre Street',
      'Calgary',
      'AB',
      'T2E 2P8',
      'Canada',
    ]);
    expect((await picker()).value).toBe('Globex Ltd.');
    screen.getByText('Saved customer');
  });

  it('clears fields that the picked customer does not have', async () => {
    const { user } = showEditor('/invoices/create', { customer: { name: 'Old', city: 'Banff', phone: '1' } });
    await user.click(await picker());
    await user.click(await screen.findByRole('option', { name: /Acmé/ }));
    expect([field('Name').value, field('City').value, field('Phone').value]).toEqual(['Acmé', '', '']);
  });

  it('is sent with the invoice, even after a correction, but not once the name is cleared', async () => {
    answer({
      ...FOUND,
      'GET /invoices/{id}': anInvoice({ customerId: 'c-1', billingName: 'Globex Ltd.' }),
    });
    const { user } = showEditor('/invoices/inv-1/edit');
    await user.type(await screen.findByLabelText('City'), 'Calgary');
    screen.getByText('Saved customer');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Somebody else');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ billingName: 'Somebody else', customerId: '' }]);
  });

  it('unlinks the customer when its text is cleared, and keeps the fields', async () => {
    const { user } = showEditor('/invoices/create', {
      customer: { id: 'c-1', name: 'Globex', email: 'ap@globex.test' },
    });
    await user.click(await tab('Customer Info'));
    await user.clear(await picker());
    expect(field('Name').value).toBe('Globex');
    expect(keep()).not.toBeNull();
  });

  it.each([
    [
      'there are no customers yet',
      { 'GET /customers': listed([]) },
      '',
      'No customers yet. Fill in the details below: they are kept when you save.',
    ],
    ['nobody matches', FOUND, 'zzz', 'No customer found.'],
    [
      'they cannot be loaded',
      { 'GET /customers': () => Promise.reject(new AppError('UNEXPECTED', [])) },
      '',
      'We couldn’t load your customers. You can still fill in the details below.',
    ],
  ] as [string, Answers, string, string][])('says so when %s', async (_, found, typed, text) => {
    answer(found);
    const { user } = showEditor();
    await user.click(await picker());
    if (typed) await user.keyboard(typed);
    await screen.findByText(text);
  });

  it('says that there are more than it shows', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...ACME, id: `c-${index}` }));
    answer({ 'GET /customers': listed(many, 26) });
    const { user } = showEditor();
    await user.click(await picker());
    await screen.findByText('Showing first 25 results. Type more to refine search.');
  });
});
