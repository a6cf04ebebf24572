import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aPayable, CUSTOMER } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { RequestForDraft, RequestOfCustomer } from './request-deposit.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const CREATE = 'POST /invoices';
const REQUEST = anInvoice({ id: 'dep-1', isDeposit: true, status: 'DRAFT', invoiceNumber: 'DEP-1' });
const SETTINGS = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 } as const;
const CUSTOMER_IN_QUEBEC = { ...CUSTOMER, state: 'Québec', country: 'Canada' };
const DRAFT = anInvoice({
  id: 'inv1',
  status: 'DRAFT',
  customerId: CUSTOMER.id,
  paymentMethod: 'e-transfer',
  billingProvince: 'Ontario',
  billingCountry: 'Canada',
  total: 1149.75,
  items: [{ name: 'Kitchen', quantity: 1, rate: 1000, amount: 1000 }],
});

beforeEach(() => {
  vi.setSystemTime('2026-11-29T18:00:00Z');
});

const theAccount = (owed: Invoice['currency'][] = []) => ({
  data: [],
  meta: { total: 0, page: 1, limit: 1, totalPages: 0 },
  owed: owed.map((currency) => ({ currency, amount: 0, overdue: 0 })),
});

async function show(dialog: (close: () => void) => ReactElement, answers: Answers) {
  answerCalls({
    'GET /payment-settings/user/{userId}': SETTINGS,
    'GET /customers/{id}': CUSTOMER,
    'GET /customers/{id}/account': theAccount(),
    'GET /invoices/{id}': DRAFT,
    [CREATE]: REQUEST,
    ...answers,
  });
  const shown = renderFor(
    { status: 'authenticated', user: aUser({ timeZone: 'America/Toronto' }) },
    <Opened>{dialog}</Opened>,
  );
  return { ...shown, user: userEvent.setup(), field: (name: string) => screen.findByLabelText(name) };
}

const ofCustomer = (answers: Answers = {}, customer: Partial<typeof CUSTOMER_IN_QUEBEC> = {}) =>
  show((close) => <RequestOfCustomer customer={{ ...CUSTOMER_IN_QUEBEC, ...customer }} onClose={close} />, answers);
const forDraft = (
  answers: Answers = {},
  invoice = aPayable({ id: 'inv1', status: 'DRAFT', customerId: CUSTOMER.id }),
) => show((close) => <RequestForDraft invoice={invoice} onClose={close} />, answers);

function Opened({ children }: { children: (close: () => void) => ReactElement }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && children(() => setIsOpen(false));
}

const create = async () => screen.findByRole('button', { name: 'Create Request' });

describe('a deposit of a customer', () => {
  it('is requested with an amount, in their language, without tax, and its page opens', async () => {
    const { user, field, address } = await ofCustomer();
    screen.getByText('No tax is charged on a deposit. The invoice that it is applied to charges the tax.');
    await user.type(await field('Amount'), '500');
    await user.type(await field('For'), 'Cuisine');
    await user.dblClick(await create());
    await waitFor(() => expect(address()).toBe('/invoices/dep-1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(CREATE)).toEqual([
      {
        body: {
          id: expect.stringMatching(/^[\w-]{36}$/),
          isDeposit: true,
          customerId: CUSTOMER.id,
          billingName: 'Café Léger',
          billingEmail: 'compta@cafe-leger.test',
          billingPhone: '',
          billingAddress: '',
          billingCity: '',
          billingProvince: 'Québec',
          billingZip: '',
          billingCountry: 'Canada',
          currency: 'CAD',
          paymentMethod: 'bank',
          language: 'fr',
          invoiceNumber: expect.stringMatching(/^DEP-20261129\d{3}$/),
          issueDate: '2026-11-29',
          dueDate: '2026-12-13',
          paymentTerms: 'Payment is due by December 13, 2026.',
          taxMode: 'none',
          items: [{ name: 'Acompte\u00a0: Cuisine', quantity: 1, rate: 500 }],
          status: 'DRAFT',
        },
      },
    ]);
  });

  it('is due by the usual terms, in the currency of their invoices, and needs no subject', async () => {
    const paymentTerms = 'Payment is due upon receipt of this invoice.';
    const { user, field } = await ofCustomer(
      {
        'GET /payment-settings/user/{userId}': { ...SETTINGS, paymentTerms, eTransferEmail: 'pay@larch.test' },
        'GET /customers/{id}/account': theAccount(['USD']),
      },
      { language: 'en' },
    );
    await user.type(await field('Amount'), '250');
    await user.click(await create());
    await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
    expect(callsOf(CREATE)[0]?.body).toMatchObject({
      currency: 'USD',
      dueDate: '2026-11-29',
      paymentMethod: 'e-transfer',
      items: [{ name: 'Deposit' }],
    });
  });

  it('needs an amount above zero', async () => {
    const { user, field } = await ofCustomer();
    await user.type(await field('Amount'), '0');
    await user.click(await create());
    await screen.findByText('Enter an amount above zero');
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('is requested once, though the response was lost, and with what was typed last', async () => {
    const { user, field } = await ofCustomer({ [CREATE]: new ConnectionError() });
    await user.type(await field('Amount'), '500');
    await user.click(await create());
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    const created = new AppError('CONFLICT', 'Created before', {
      reason: 'ALREADY_CREATED',
      params: { what: 'changed', record: 'dep-1' },
    });
    answerCalls({ [CREATE]: created, 'PATCH /invoices/{id}': REQUEST });
    await user.clear(await field('Amount'));
    await user.type(await field('Amount'), '600');
    await user.click(await create());
    await waitFor(() => expect(callsOf('PATCH /invoices/{id}')).toHaveLength(1));
    const [first, second] = callsOf(CREATE).map(({ body }) => [body?.id, body?.invoiceNumber]);
    expect(second).toEqual(first);
    expect(callsOf('PATCH /invoices/{id}')).toMatchObject([{ id: 'dep-1', body: { items: [{ rate: 600 }] } }]);
    expect(callsOf('PATCH /invoices/{id}')[0]?.body).not.toHaveProperty('isDeposit');
  });

  it('gets another number if its own is taken', async () => {
    const taken = new AppError('CONFLICT', 'Taken', { reason: 'NUMBER_TAKEN' });
    const { user, field, address } = await ofCustomer({
      [CREATE]: () => {
        if (callsOf(CREATE).length === 1) throw taken;
        return REQUEST;
      },
    });
    await user.type(await field('Amount'), '500');
    await user.click(await create());
    await waitFor(() => expect(address()).toBe('/invoices/dep-1'));
  });
});

describe('a deposit for a draft', () => {
  it('is an amount or a share of its total, each of which follows the other', async () => {
    const { user, field } = await forDraft();
    await screen.findByText('Of 1,149.75 CAD, taxes included');
    expect(await field('For')).toHaveProperty('value', 'Kitchen');
    await user.type(await field('Share of the Total'), '30');
    expect(await field('Amount')).toHaveProperty('value', '344.93');
    await user.clear(await field('Amount'));
    await user.type(await field('Amount'), '500');
    expect(await field('Share of the Total')).toHaveProperty('value', '43.49');
    await user.click(await create());
    await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
    expect(callsOf(CREATE)[0]?.body).toMatchObject({
      depositFor: 'inv1',
      language: 'en',
      paymentMethod: 'e-transfer',
      items: [{ name: 'Deposit: Kitchen', quantity: 1, rate: 500 }],
    });
  });

  it('is for as much of its first line as fits, without half an emoji', async () => {
    const items = [{ name: `${'a'.repeat(179)}😀`, quantity: 1, rate: 1, amount: 1 }];
    const { field } = await forDraft({ 'GET /invoices/{id}': { ...DRAFT, items } });
    expect(await field('For')).toHaveProperty('value', 'a'.repeat(179));
  });

  it('is at most its total', async () => {
    const { user, field } = await forDraft();
    await user.type(await field('Amount'), '1149.76');
    await user.click(await create());
    await screen.findByText('At most 1,149.75, the total of the invoice');
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('needs a customer, to whom the draft can be given', async () => {
    const nobody = anInvoice({ status: 'DRAFT' });
    const { user } = await forDraft({ 'GET /invoices/{id}': nobody }, aPayable({ status: 'DRAFT' }));
    await screen.findByText('A deposit belongs to a customer. Assign this invoice to one first.');
    await user.click(screen.getByRole('button', { name: 'Assign to Customer' }));
    within(await screen.findByRole('dialog', { name: 'Assign to Customer' })).getByLabelText('Customer');
  });

  it('says why it is refused', async () => {
    const why = 'A deposit can only be asked for before the invoice is issued';
    const { user, field } = await forDraft({ [CREATE]: new AppError('CONFLICT', why) });
    await user.type(await field('Amount'), '100');
    await user.click(await create());
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith([why]));
    screen.getByRole('dialog', { name: 'Request a Deposit' });
  });
});
