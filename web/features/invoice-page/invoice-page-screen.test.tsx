import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';
import { SessionContext } from '#web/lib/session/session.ts';
import InvoicePageScreen from './invoice-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const INVOICE: Invoice = {
  id: 'inv-1',
  version: 3,
  status: 'SENT',
  invoiceNumber: 'INV-7',
  issueDate: '2026-02-18',
  dueDate: '2026-03-20',
  currency: 'CAD',
  paymentMethod: 'e-transfer',
  billingName: 'Café Léger Inc.',
  billingEmail: 'compta@cafe-leger.test',
  items: [],
  subtotal: 344.93,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 344.93,
  createdAt: '2026-02-18T12:00:00.000Z',
  updatedAt: '2026-02-18T12:00:00.000Z',
};

const HISTORY = { at: '2026-02-18T12:00:00.000Z', type: 'CREATED', by: 'maya@larch.test' } as const;

function answer(over: Partial<Invoice> = {}, answers: Answers = {}): void {
  answerCalls({
    'GET /invoices/{id}': { ...INVOICE, ...over },
    'GET /invoices/{id}/public': aPublicInvoice({ invoiceNumber: 'INV-7' }),
    'GET /invoices/{id}/history': { events: [HISTORY], activity: [], reach: { deliveries: [] }, reminders: {} },
    'GET /invoices/{id}/payments': { payments: [], paid: 0, refunded: 0, balance: 344.93, currency: 'CAD' },
    'GET /invoices/{id}/readiness': { findings: [], unprintable: [] },
    ...answers,
  });
}

function showPage(over: Partial<Invoice> = {}, answers: Answers = {}, entry: Partial<Location> = {}) {
  answer(over, answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = { status: 'authenticated', user: aUser(), signIn: vi.fn(), signOut: vi.fn(), refreshUser: vi.fn() };
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={session as never}>
        <MemoryRouter initialEntries={[{ pathname: '/invoices/inv-1', ...entry }]}>
          <Routes>
            <Route element={<InvoicePageScreen />} path="/invoices/:id" />
            <Route element={null} path="*" />
          </Routes>
          <Address />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    steps: async () => within(await screen.findByRole('region', { name: 'Next step' })),
  };
}

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <pre data-address="" data-state={JSON.stringify(state)}>
      {pathname + search}
    </pre>
  );
}

const address = () => document.querySelector('[data-address]')?.textContent;
const namesIn = (region: ReturnType<typeof within>) =>
  [...region.queryAllByRole('button'), ...region.queryAllByRole('link')].map(({ textContent }) => textContent);

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of an invoice', () => {
  it('shows the document, the amount due and the timeline', async () => {
    showPage();
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
    await screen.findByRole('article');
    const owed = screen.getByText('Amount due', { selector: 'h2' }).parentElement as HTMLElement;
    expect(owed.textContent).toMatch(/344\.93 CAD.*Due Mar 20, 2026 due in 5 days.*Café Léger Inc\./);
    within(await screen.findByRole('list', { name: 'Timeline' })).getByText('Created');
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/invoices/inv-1/edit');
  });

  it('leads to the series that made it, and back to it from there', async () => {
    const wayBack = { pathname: '/invoices/recurring/ser-1', search: '', hash: '', state: null };
    const { user } = showPage({ seriesId: 'ser-1' }, {}, { state: { wayBack } });
    const made = await screen.findByRole('link', { name: 'Made by a recurring invoice' });
    expect(made.getAttribute('href')).toBe('/invoices/recurring/ser-1');
    await user.click(screen.getByRole('link', { name: 'Back to Recurring Invoice' }));
    expect(address()).toBe('/invoices/recurring/ser-1');
  });

  it('pays with the credit of its customer', async () => {
    const apply = 'POST /receipts/{id}/applications';
    const { user } = showPage(
      { customerId: CUSTOMER.id },
      { 'GET /customers/{id}': CUSTOMER, 'GET /receipts': theReceipts(aReceipt({ rest: 90 })), [apply]: aReceipt() },
    );
    await screen.findByText('Café Léger has 90.00 CAD of credit.');
    await user.click(screen.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() =>
      expect(callsOf(apply)).toEqual([
        { id: 'receipt1', body: { applications: [{ invoiceId: 'inv-1', amount: 90 }] } },
      ]),
    );
    expect(callsOf('GET /invoices/{id}').length).toBeGreaterThan(1);
  });

  it.each<[string, Partial<Invoice>, string[]]>([
    ['a draft', { status: 'DRAFT' }, ['Send Invoice']],
    ['one that is due', {}, ['Record Payment', 'Resend Invoice']],
    ['one that is late', { dueDate: '2026-03-03' }, ['Send Reminder', 'Record Payment']],
    ['one that is paid', { status: 'PAID', amountPaid: 344.93 }, ['Show Payments', 'Duplicate']],
    ['one whose email came back', { returnedMail: 'BOUNCED' }, ['Record Payment', 'Correct Email']],
  ])('offers the next steps of %s', async (_, over, names) => {
    const { steps } = showPage(over);
    expect(namesIn(await steps())).toEqual(names);
  });

  it('shows how late it is, and how much was paid', async () => {
    showPage({ status: 'OVERDUE', dueDate: '2026-03-03', amountPaid: 100 });
    await screen.findByText('12 days late');
    expect(screen.getByText('Amount due', { selector: 'h2' }).nextSibling?.textContent).toBe('244.93 CAD');
    expect(screen.getByText('Paid', { selector: 'dt' }).nextSibling?.textContent).toBe('100.00 CAD');
  });

  it.each<[string, Partial<Invoice>]>([
    ['is owed again', { status: 'SENT', amountPaid: 229.95 }],
    ['settles it', { status: 'PAID', amountPaid: 344.93 }],
    ['reduces the price', { status: 'PAID', amountPaid: 229.95, amountCredited: 114.98 }],
  ])('shows sums that add up after a refund that %s', async (_, over) => {
    const payments = [
      { amount: 200, on: '2026-03-01', method: 'bank' as const },
      { amount: 144.93, on: '2026-03-02', method: 'bank' as const },
    ];
    showPage({ ...over, amountRefunded: 114.98, payments });
    const sums = (await screen.findByText('Received', { selector: 'dt' })).closest('dl')?.textContent;
    expect(sums).toContain('Total344.93 CAD');
    expect(sums).toMatch(/Received344\.93 CADRefunded−114\.98 CADReceived, less refunds229\.95 CAD$/);
    expect(sums).not.toContain('Paid');
  });

  it('shows what the business noted for itself', async () => {
    const customFields = [
      { label: 'Margin', value: '18%', isPrinted: false },
      { label: 'Project', value: 'Lakeside', isPrinted: true },
    ];
    showPage({ internalNotes: 'Prints are in the grey cabinet', customFields });
    await screen.findByRole('heading', { name: 'Internal Notes' });
    screen.getByText('Prints are in the grey cabinet');
    expect((await screen.findByText('Margin')).nextSibling?.textContent).toBe('18%');
    expect(screen.queryByText('Project')).toBeNull();
  });

  it('gives a paid invoice without a customer to one', async () => {
    const zoe = { id: 'c-1', name: 'Zoë', email: 'zoe@example.com', createdAt: '', version: 1 };
    showPage(
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
    const user = userEvent.setup();
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
    showPage({}, { 'PATCH /invoices/{id}/customer': changed });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Assign to Customer' }));
    await user.click(await screen.findByRole('button', { name: 'New customer from this invoice' }));
    await screen.findByRole('alert');
    expect(callsOf('PATCH /invoices/{id}/customer')).toMatchObject([{ body: { version: 3 } }]);
    expect(callsOf('PATCH /invoices/{id}/customer')[0]).not.toHaveProperty('body.customerId');
    expect(callsOf('GET /invoices/{id}')).toHaveLength(2);
  });

  it('does not offer another customer while the editor does', async () => {
    const zoe = { id: 'c-1', name: 'Zoë', email: 'zoe@example.com', createdAt: '', version: 1 };
    showPage({ customerId: 'c-1' }, { 'GET /customers/{id}': zoe });
    await screen.findByRole('link', { name: 'Café Léger Inc.' });
    expect(screen.queryByRole('button', { name: /Customer$/ })).toBeNull();
  });

  it('says when it was paid', async () => {
    const payments = [{ amount: 344.93, on: '2026-03-01', method: 'bank' as const }];
    showPage({ status: 'PAID', amountPaid: 344.93, payments });
    await screen.findByText('Paid Mar 1, 2026');
    const owed = screen.getByText('Amount paid', { selector: 'h2' }).parentElement as HTMLElement;
    expect(within(owed).getByText('344.93').textContent).toBe('344.93 CAD');
    expect(within(owed).queryByText('Total')).toBeNull();
  });

  it('confirms a reported e-Transfer', async () => {
    const claim = {
      id: 'c1',
      method: 'e-transfer',
      at: '2026-03-14T12:00:00.000Z',
      on: '2026-03-14',
      reference: 'C7',
    } as const;
    const ledger = { payments: [], paid: 0, refunded: 0, balance: 344.93, currency: 'CAD', claim } as const;
    const { user, steps } = showPage({ claim }, { 'GET /invoices/{id}/payments': { ...ledger, payments: [] } });
    await screen.findByText(/your customer said they sent an e-Transfer. Reference: C7./);
    await user.click((await steps()).getByRole('button', { name: 'Confirm e-Transfer' }));
    await screen.findByRole('button', { name: 'Confirm Payment' });
  });

  it('links to the field of an address that fails', async () => {
    const { user, steps } = showPage({ returnedMail: 'BOUNCED' });
    await screen.findByText('The email with this invoice came back');
    await user.click((await steps()).getByRole('link', { name: 'Correct Email' }));
    expect(address()).toBe('/invoices/inv-1/edit?field=billingEmail');
  });

  it('is left when the invoice is deleted, without loading it again', async () => {
    const { user } = showPage({}, { 'DELETE /invoices/{id}': undefined });
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-7' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices'));
    expect(callsOf('GET /invoices/{id}')).toHaveLength(1);
  });
});

describe('an invoice that was just sent', () => {
  const TEXT = 'Sent to Café Léger Inc., 344.93 CAD due Mar 20';

  it('says so once, with what people do next', async () => {
    const { user } = showPage({}, {}, { state: JUST_SENT });
    const moment = (await screen.findByText(TEXT)).closest<HTMLElement>('[role=status]');
    const next = within(moment as HTMLElement);
    expect(next.getByRole('link', { name: 'View Invoice' }).getAttribute('href')).toBe('/pay/inv-1');
    expect(next.getByRole('link', { name: 'New Invoice' }).getAttribute('href')).toBe('/invoices/create');
    await user.click(next.getByRole('button', { name: 'Copy Link' }));
    await next.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pay/inv-1`);
    expect(document.querySelector<HTMLElement>('[data-address]')?.dataset.state).not.toContain('isJustSent');
  });

  it('says so after it was sent from here', async () => {
    const sent = { ...INVOICE, version: 4 };
    const { user, steps } = showPage({ status: 'DRAFT' }, { 'POST /invoices/{id}/send': sent });
    await user.click((await steps()).getByRole('button', { name: 'Send Invoice' }));
    expect(screen.queryByText(TEXT)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText(TEXT);
  });

  it('names no day once it is paid', async () => {
    showPage({ status: 'PAID', amountPaid: 344.93 }, {}, { state: JUST_SENT });
    await screen.findByText('Sent to Café Léger Inc.');
  });

  it('is not announced on later visits', async () => {
    showPage();
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});

it('opens the payments for who comes from an email about them', async () => {
  showPage({}, {}, { search: '?show=payments' });
  await screen.findByRole('dialog', { name: 'Payments' });
});

describe('the timeline', () => {
  it('shows the latest entries first, and all on request', async () => {
    const events = Array.from({ length: 12 }, (_, day) => ({
      at: `2026-03-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`,
      type: 'EMAIL' as const,
      recipient: `${day}@acme.test`,
    }));
    const history = { events, activity: [], reach: { deliveries: [] }, reminders: {} };
    const { user } = showPage({}, { 'GET /invoices/{id}/history': history });
    const list = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Emailed to 11@acme.test');
    await user.click(screen.getByRole('button', { name: 'Show 4 earlier' }));
    expect(list.getAllByRole('listitem')).toHaveLength(12);
  });
});

describe('an invoice that cannot be shown', () => {
  it('is loading at first', () => {
    showPage({}, { 'GET /invoices/{id}': () => new Promise(() => {}) });
    screen.getByText('Loading Invoice');
  });

  it('no longer exists', async () => {
    const { user } = showPage({}, { 'GET /invoices/{id}': new AppError('NOT_FOUND', 'Invoice not found') });
    await screen.findByText('Invoice not found');
    await user.click(screen.getByRole('link', { name: 'Back to Invoices' }));
    expect(address()).toBe('/invoices');
  });

  it('loads on a retry', async () => {
    const { user } = showPage({}, { 'GET /invoices/{id}': new ConnectionError() });
    await screen.findByText('Failed to load invoice');
    screen.getByText('Unable to connect to the server. Please check your internet connection.');
    answer();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
  });

  it('keeps its actions if the document and the timeline cannot be loaded', async () => {
    const lost = new ConnectionError();
    showPage({}, { 'GET /invoices/{id}/public': lost, 'GET /invoices/{id}/history': lost });
    await screen.findByText("We couldn't load the document");
    await screen.findByText("We couldn't load the timeline");
    screen.getByRole('button', { name: 'Record Payment' });
  });
});
