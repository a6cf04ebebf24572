import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { address, answerPage, setUpInvoicePage, showInvoicePage } from '#test/support/screens/invoice-page-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpInvoicePage();

const namesIn = (region: ReturnType<typeof within>) =>
  [...region.queryAllByRole('button'), ...region.queryAllByRole('link')].map(({ textContent }) => textContent);

describe('the page of an invoice', () => {
  it('shows the document, the amount due and the timeline', async () => {
    showInvoicePage();
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
    await screen.findByRole('article');
    const owed = screen.getByText('Amount due', { selector: 'h2' }).parentElement as HTMLElement;
    expect(owed.textContent).toMatch(/344\.93 CAD.*Due Mar 20, 2026 due in 5 days.*Café Léger Inc\./);
    within(await screen.findByRole('list', { name: 'Timeline' })).getByText('Created');
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/invoices/inv-1/edit');
  });

  it('leads to the series that made it, and back to it from there', async () => {
    const wayBack = { pathname: '/invoices/recurring/ser-1', search: '', hash: '', state: null };
    const { user } = showInvoicePage({ seriesId: 'ser-1' }, {}, { state: { wayBack } });
    const made = await screen.findByRole('link', { name: 'Made by a recurring invoice' });
    expect(made.getAttribute('href')).toBe('/invoices/recurring/ser-1');
    await user.click(screen.getByRole('link', { name: 'Back to Recurring Invoice' }));
    expect(address()).toBe('/invoices/recurring/ser-1');
  });

  it.each<[string, Partial<Invoice>, string[]]>([
    ['a draft', { status: 'DRAFT' }, ['Send Invoice']],
    ['one that is due', {}, ['Record Payment', 'Resend Invoice']],
    ['one that is late', { dueDate: '2026-03-03' }, ['Send Reminder', 'Record Payment']],
    ['one that is paid', { status: 'PAID', amountPaid: 344.93 }, ['Show Payments', 'Duplicate']],
    ['one whose email came back', { returnedMail: 'BOUNCED' }, ['Record Payment', 'Correct Email']],
  ])('offers the next steps of %s', async (_, over, names) => {
    const { steps } = showInvoicePage(over);
    expect(namesIn(await steps())).toEqual(names);
  });

  it('shows what the business noted for itself', async () => {
    const customFields = [
      { label: 'Margin', value: '18%', isPrinted: false },
      { label: 'Project', value: 'Lakeside', isPrinted: true },
    ];
    showInvoicePage({ internalNotes: 'Prints are in the grey cabinet', customFields });
    await screen.findByRole('heading', { name: 'Internal Notes' });
    screen.getByText('Prints are in the grey cabinet');
    expect((await screen.findByText('Margin')).nextSibling?.textContent).toBe('18%');
    expect(screen.queryByText('Project')).toBeNull();
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
    const { user, steps } = showInvoicePage({ claim }, { 'GET /invoices/{id}/payments': { ...ledger, payments: [] } });
    await screen.findByText(/your customer said they sent an e-Transfer. Reference: C7./);
    await user.click((await steps()).getByRole('button', { name: 'Confirm e-Transfer' }));
    await screen.findByRole('button', { name: 'Confirm Payment' });
  });

  it('links to the field of an address that fails', async () => {
    const { user, steps } = showInvoicePage({ returnedMail: 'BOUNCED' });
    await screen.findByText('The email with this invoice came back');
    await user.click((await steps()).getByRole('link', { name: 'Correct Email' }));
    expect(address()).toBe('/invoices/inv-1/edit?field=billingEmail');
  });

  it('is left when the invoice is deleted, without loading it again', async () => {
    const { user } = showInvoicePage({}, { 'DELETE /invoices/{id}': undefined });
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-7' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices'));
    expect(callsOf('GET /invoices/{id}')).toHaveLength(1);
  });
});

it('opens the payments for who comes from an email about them', async () => {
  showInvoicePage({}, {}, { search: '?show=payments' });
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
    const { user } = showInvoicePage({}, { 'GET /invoices/{id}/history': history });
    const list = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Emailed to 11@acme.test');
    await user.click(screen.getByRole('button', { name: 'Show 4 earlier' }));
    expect(list.getAllByRole('listitem')).toHaveLength(12);
  });
});

describe('an invoice that cannot be shown', () => {
  it('is loading at first', () => {
    showInvoicePage({}, { 'GET /invoices/{id}': () => new Promise(() => {}) });
    screen.getByText('Loading Invoice');
  });

  it('no longer exists', async () => {
    const { user } = showInvoicePage({}, { 'GET /invoices/{id}': new AppError('NOT_FOUND', 'Invoice not found') });
    await screen.findByText('Invoice not found');
    await user.click(screen.getByRole('link', { name: 'Back to Invoices' }));
    expect(address()).toBe('/invoices');
  });

  it('loads on a retry', async () => {
    const { user } = showInvoicePage({}, { 'GET /invoices/{id}': new ConnectionError() });
    await screen.findByText('Failed to load invoice');
    screen.getByText('Unable to connect to the server. Please check your internet connection.');
    answerPage();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
  });

  it('keeps its actions if the document and the timeline cannot be loaded', async () => {
    const lost = new ConnectionError();
    showInvoicePage({}, { 'GET /invoices/{id}/public': lost, 'GET /invoices/{id}/history': lost });
    await screen.findByText("We couldn't load the document");
    await screen.findByText("We couldn't load the timeline");
    screen.getByRole('button', { name: 'Record Payment' });
  });
});
