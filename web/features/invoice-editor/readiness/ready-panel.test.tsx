import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anInvoice, USER } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  freshEditor,
  path,
  STORED,
  showEditor,
  showPaymentStep,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();
afterEach(() => {
  USER.role = 'USER';
});

const COMPANY = {
  id: 'c-1',
  name: 'Larch',
  address: '12 Main St',
  province: 'AB',
  email: 'info@larch.test',
  version: 3,
};
const SETTINGS = {
  preferredCurrency: 'CAD',
  paymentIntegrationEnabled: false,
  eTransferEmail: 'pay@larch.test',
  version: 2,
} as const;
const COMPLETE: Answers = { 'GET /companies/me': COMPANY, 'GET /payment-settings/user/{userId}': SETTINGS };
const READY = 'This invoice has everything your customer needs.';

/** A draft of a new invoice that has everything. */
const DRAFT = {
  invoiceNumber: 'INV-1',
  issueDate: '2099-01-05',
  dueDate: '2099-02-04',
  paymentTerms: 'Payment is due within 30 days of the invoice date.',
  billingName: 'Acme',
  billingEmail: 'ap@acme.test',
  items: [{ name: 'Design', quantity: 2, rate: 100 }],
  paymentMethod: 'e-transfer',
};

async function showPanel(draft: Record<string, unknown> = {}, answers: Answers = {}) {
  const { user } = await showPaymentStep({ ...DRAFT, ...draft }, { ...COMPLETE, ...answers });
  return { user, panel: await findPanel() };
}

async function findPanel() {
  const heading = await screen.findByRole('heading', { name: 'Ready to send' });
  return within(heading.parentElement as HTMLElement);
}

it('says quietly that nothing is missing', async () => {
  const { panel } = await showPanel();
  panel.getByText(READY);
  expect(panel.queryByRole('button')).toBeNull();
});

it('follows the form as it is typed', async () => {
  const { user, panel } = await showPanel();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'Bank Transfer');
  panel.getByText(/^Your customer cannot pay this invoice yet/);
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'Cash');
  panel.getByText(READY);
});

describe('a finding', () => {
  it.each([
    ['Change the items', { items: [{ name: 'Design', quantity: 1, rate: 0 }] }, 'Rate'],
    ['Change the due date', { issueDate: '2020-01-05', dueDate: '2020-01-06' }, 'Due Date'],
    ['Name the customer', { billingName: '', items: [{ name: 'Design', quantity: 1, rate: 600 }] }, 'Name'],
    ['Choose payment terms', { paymentTerms: '', items: [{ name: 'Design', quantity: 1, rate: 600 }] }, 'Terms Text'],
    [
      'Describe the items',
      {
        items: [
          { name: 'A', quantity: 1, rate: 600 },
          { name: '', quantity: 1, rate: 1 },
        ],
      },
      'Short Description',
    ],
    ['Change the taxes', { billingProvince: 'QC', taxType: 'percentage', taxValue: 14.975 }, 'Tax in percent'],
  ])('is fixed by "%s", which focuses the field', async (name, draft, label) => {
    const { user, panel } = await showPanel(draft);
    await user.click(panel.getByRole('button', { name }));
    await waitFor(() => {
      const labelled = screen.getAllByLabelText(new RegExp(`^${label}`));
      expect(labelled).toContain(document.activeElement);
    });
  });

  it('about the settings is fixed in place, without losing input', async () => {
    const change: Answers = { 'PATCH /companies/{id}': { ...COMPANY, version: 4 } };
    const { user, panel } = await showPanel({}, { 'GET /companies/me': { ...COMPANY, address: '' }, ...change });
    await user.type(screen.getByLabelText('Notes'), 'Thanks!');
    await user.click(panel.getByRole('button', { name: 'Enter your address' }));
    await user.type(await screen.findByLabelText('Address'), '12 Main St');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await panel.findByText(READY);
    expect(callsOf('PATCH /companies/{id}')).toEqual([{ id: 'c-1', body: { address: '12 Main St', version: 3 } }]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Thanks!');
    expect(document.activeElement).toBe(panel.getByText(READY).parentElement);
    expect(path()).toBe('/invoices/create');
  });

  it('about the settings is for the owner', async () => {
    USER.role = 'EMPLOYEE';
    const { panel } = await showPanel({}, { 'GET /companies/me': { ...COMPANY, address: '' } });
    panel.getByText('Ask the owner of the business to add this.');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('about sales comes from the server, once the invoice is saved', async () => {
    answer({ ...COMPLETE, 'GET /invoices/{id}/readiness': { findings: ['mustRegister', 'address'], unprintable: [] } });
    const { user } = showEditor(STORED);
    await user.click(await tab('Payment'));
    const panel = await findPanel();
    await panel.findByText(/^You invoiced more than \$30,000/);
    expect(panel.queryByText('Your business has no address yet.')).toBeNull();
  });
});

it('does not call an invoice ready that cannot be saved', async () => {
  const { user, panel } = await showPanel({ billingName: '' });
  panel.getByText('Customer name is required');
  await user.click(panel.getByRole('button', { name: 'Fix this' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

it.each([
  [{ connected: true }, true],
  [{ connected: false }, false],
])('counts cards as a way to pay only if they can be charged: %j', async (status, isReady) => {
  const { panel } = await showPanel(
    { paymentMethod: 'card' },
    {
      'GET /payment-settings/user/{userId}': { ...SETTINGS, paymentIntegrationEnabled: true },
      'GET /stripe/status': status,
    },
  );
  if (isReady) await panel.findByText(READY);
  else await panel.findByRole('button', { name: 'Choose another payment method' });
});

it.each(['PAID', 'CANCELLED'] as const)('is not shown for an invoice that is %s', async (status) => {
  answer({ ...COMPLETE, 'GET /invoices/{id}': anInvoice({ status }) });
  const { user } = showEditor(STORED);
  await user.click(await tab('Payment'));
  await screen.findByRole('article');
  expect(screen.queryByRole('heading', { name: 'Ready to send' })).toBeNull();
});

it('is reached by the field in the URL', async () => {
  answer(COMPLETE);
  showEditor(`${STORED}?field=dueDate`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Due Date/)));
});
