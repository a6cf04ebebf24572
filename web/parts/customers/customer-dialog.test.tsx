import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { CustomerDialog } from './customer-dialog.tsx';

vi.mock('#web/lib/api/call.ts');
vi.mock('#web/ui/feedback/toast.ts');

const OLD: Customer = {
  id: 'c',
  name: 'Café Léger',
  email: 'hello@example.com',
  state: 'Québec',
  zip: 'H2Y 1H2',
  createdAt: '2026-01-05T10:00:00Z',
  version: 3,
};
const EXEMPT: Customer = {
  ...OLD,
  language: 'fr',
  taxExemptions: [{ tax: 'RST_MB', reason: 'Resale', number: '123456-7', validTo: '2027-03-31' }],
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const group = (index: number) => within(screen.getByRole('group', { name: `Tax exemption ${index}` }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const changes = () => callsOf('PATCH /customers/{id}').map(({ body }) => body);

function show(customer?: Customer) {
  renderFor(
    { status: 'authenticated', user: aUser() },
    <CustomerDialog onClose={() => {}} {...(customer && { customer })} />,
  );
}

beforeEach(() => {
  vi.mocked(call).mockReset();
  answerCalls({ 'PATCH /customers/{id}': OLD, 'POST /customers': OLD });
});

it('shows a stored province as it is recognised, and sends only what was edited', async () => {
  show(OLD);
  expect(field('Province').value).toBe('QC');
  expect(field('Invoice language').value).toBe('');
  await userEvent.type(field('City'), 'Laval');
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ city: 'Laval', version: 3 }]));
});

it('speaks of states and ZIP codes in the United States', async () => {
  show(OLD);
  await userEvent.type(field('Country'), 'United States');
  expect(field('State').value).toBe('Québec');
  expect(field('ZIP Code').value).toBe('H2Y 1H2');
});

it('hints at a postal code of another province, and saves it', async () => {
  show(OLD);
  await userEvent.selectOptions(field('Province'), 'Alberta');
  expect(screen.getByText('Postal codes in Alberta begin with T')).toBeTruthy();
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ state: 'AB', version: 3 }]));
});

it('tidies a Canadian postal code', async () => {
  show({ ...OLD, zip: '' });
  await userEvent.type(field('Postal Code'), 'h2y1h2');
  await userEvent.tab();
  expect(field('Postal Code').value).toBe('H2Y 1H2');
});

it.each(['   ', '\u200b', '\u00a0\u2060'])('asks for a name that can be seen: %j', async (name) => {
  show();
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Email'), 'ann@example.com');
  await click('Add Customer');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(callsOf('POST /customers')).toEqual([]);
});

it('adds a customer with a language and an exemption', async () => {
  show();
  await userEvent.type(field('Name'), 'Ann');
  await userEvent.type(field('Email'), 'ann@example.com');
  await userEvent.selectOptions(field('Invoice language'), 'French');
  await click('Add tax exemption');
  await userEvent.selectOptions(group(1).getByLabelText('Tax'), 'GST/HST');
  await userEvent.type(group(1).getByLabelText('Reason'), 'Diplomat');
  await click('Add Customer');
  await waitFor(() => expect(callsOf('POST /customers')).toHaveLength(1));
  expect(callsOf('POST /customers')[0]?.body).toMatchObject({
    language: 'fr',
    taxExemptions: [{ tax: 'GST', reason: 'Diplomat', number: '', validTo: '' }],
  });
});

it('saves a PO number for new invoices and internal notes of several lines, and shows them again', async () => {
  show({ ...OLD, poNumber: 'PO-7', internalNotes: 'Ask Bo\nfirst' });
  expect([field('PO number').value, field('Internal notes').value]).toEqual(['PO-7', 'Ask Bo\nfirst']);
  await userEvent.clear(field('PO number'));
  await userEvent.type(field('Internal notes'), '{Enter}then call');
  await click('Save Changes');
  const sent = { poNumber: '', internalNotes: 'Ask Bo\nfirst\nthen call', version: 3 };
  await waitFor(() => expect(changes()).toEqual([sent]));
});

it('says what the invoices of a customer start with', async () => {
  show({ ...OLD, paymentMethod: 'cash' });
  expect(field('Payment terms').value).toBe('');
  expect(field('Payment method').value).toBe('cash');
  await userEvent.selectOptions(field('Payment terms'), 'Due in 15 days');
  await userEvent.selectOptions(field('Payment method'), 'As usual');
  await userEvent.type(field('Notes on invoices'), 'Merci!');
  await click('Save Changes');
  const paymentTerms = 'Payment is due within 15 days of the invoice date.';
  await waitFor(() =>
    expect(changes()).toEqual([{ paymentTerms, paymentMethod: '', additionalNotes: 'Merci!', version: 3 }]),
  );
});

it('switches the reminders of a customer off', async () => {
  show(OLD);
  await userEvent.click(screen.getByRole('switch', { name: 'Send reminders' }));
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ remind: false, version: 3 }]));
});

it('switches on that the credit of a customer is used by itself', async () => {
  show(OLD);
  await userEvent.click(screen.getByRole('switch', { name: 'Use credit by itself' }));
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ appliesCredit: true, version: 3 }]));
});

it('shows missing parts of an exemption at its fields, and the server’s errors too', async () => {
  show(EXEMPT);
  await click('Add another');
  await waitFor(() => expect(document.activeElement).toBe(group(2).getByLabelText('Tax')));
  await click('Save Changes');
  expect(
    group(2)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tax is required', 'Reason is required']);
  expect(document.activeElement).toBe(group(2).getByLabelText('Tax'));
  await userEvent.selectOptions(group(2).getByLabelText('Tax'), 'GST/HST');
  expect(group(2).getAllByRole('alert')).toHaveLength(1);
  await userEvent.type(group(2).getByLabelText('Reason'), 'Diplomat');
  answerCalls({ 'PATCH /customers/{id}': invalidRequest([{ path: 'taxExemptions.1.reason', rule: 'supported' }]) });
  await click('Save Changes');
  expect((await group(2).findByRole('alert')).textContent).toBe('Reason contains characters that are not allowed');
  await waitFor(() => expect(document.activeElement).toBe(group(2).getByLabelText('Reason')));
});

it('offers each tax once', async () => {
  show(EXEMPT);
  await click('Add another');
  const options = within(group(2).getByLabelText('Tax')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', 'GST', 'QST', 'PST_BC', 'PST_SK', 'HST_ON']);
  for (let count = 2; count < 6; count += 1) await click('Add another');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add another' }).disabled).toBe(true);
});

it('asks First Nations customers in Ontario for the number of their status card', async () => {
  show(EXEMPT);
  const hint = 'From the status card that you saw. The invoice shows it.';
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.selectOptions(group(1).getByLabelText('Tax'), 'Ontario’s part of HST (First Nations)');
  screen.getByText(hint);
});

it('removes exemptions, and returns language and the last day to none', async () => {
  show({ ...EXEMPT, taxExemptions: [...(EXEMPT.taxExemptions ?? []), { tax: 'GST', reason: 'Diplomat' }] });
  await userEvent.selectOptions(field('Invoice language'), '');
  await click('Remove tax exemption 2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another' }));
  await userEvent.click(group(1).getByRole('button', { name: /^Valid until/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await click('Save Changes');
  const kept = { tax: 'RST_MB', reason: 'Resale', number: '123456-7', validTo: '' };
  await waitFor(() => expect(changes()).toEqual([{ language: '', taxExemptions: [kept], version: 3 }]));
});

it('sends no exemptions that were edited back', async () => {
  show(EXEMPT);
  await userEvent.type(group(1).getByLabelText('Reason'), 's');
  await userEvent.type(group(1).getByLabelText('Reason'), '{backspace}');
  await userEvent.type(field('City'), 'Laval');
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ city: 'Laval', version: 3 }]));
});

it('sends an empty list once the last exemption is removed', async () => {
  show(EXEMPT);
  await click('Remove tax exemption 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add tax exemption' }));
  await click('Save Changes');
  await waitFor(() => expect(changes()).toEqual([{ taxExemptions: [], version: 3 }]));
});
