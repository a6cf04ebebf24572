import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { givenAFriday } from '#test/support/screens/appointment-dialog-harness.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { anEstimate, aRow } from '#test/support/screens/estimates-harness.tsx';
import { anAppointment, answer, showAt } from '#test/support/screens/schedule-harness.tsx';
import { startingAppointment } from '#web/parts/estimates/appointment-start.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() } }));

givenAFriday();

const OF_ESTIMATE = { status: 'confirmed', estimateId: 'est1' } as const;
const invoiced = () => callsOf('POST /estimates/{id}/invoices');

/** Shows an appointment that was made from an estimate in this state. */
function show(estimate: Partial<Estimate>, over: Parameters<typeof anAppointment>[0] = {}, answers: Answers = {}) {
  answer({
    'GET /appointments/{id}': anAppointment({ ...OF_ESTIMATE, ...over }),
    'GET /estimates/{id}': () => anEstimate({ status: 'ACCEPTED', ...estimate }),
    ...answers,
  });
  return showAt('/appointments/kick-off');
}

it('a new appointment starts with the customer and the number of an estimate, and is kept with it', async () => {
  answer({ 'POST /appointments': anAppointment(OF_ESTIMATE) });
  const estimate = aRow({ status: 'ACCEPTED', customerId: 'cust-1' });
  const { user } = showAt({ pathname: '/appointments', search: '', state: startingAppointment(estimate) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Appointment' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Estimate EST-7');
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }).value).toBe('Café Léger Inc.');
  await user.click(dialog.getByRole('button', { name: 'Create Appointment' }));
  await waitFor(() =>
    expect(callsOf('POST /appointments').map(({ body }) => body)).toMatchObject([
      { title: 'Estimate EST-7', customerId: 'cust-1', estimateId: 'est1' },
    ]),
  );
});

it('leads to its estimate, and makes the invoice of it once', async () => {
  const { user, address } = show(
    {},
    {},
    { 'POST /estimates/{id}/invoices': anInvoice({ id: 'inv-3', invoiceNumber: 'INV-3' }) },
  );
  expect((await screen.findByRole('link', { name: 'View estimate' })).getAttribute('href')).toBe('/estimates/est1');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invoice this' }).disabled).toBe(false),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Invoice this' }));
  await waitFor(() => expect(address()).toBe('/invoices/inv-3/edit'));
  expect(invoiced()).toEqual([{ id: 'est1', body: { appointmentId: 'kick-off' } }]);
  expect(toast.success).toHaveBeenCalledWith('Invoice INV-3 created as a draft');
});

it('leads to the invoice of an estimate that has one already', async () => {
  show({ invoices: [{ id: 'inv-9', invoiceNumber: 'INV-9', share: 100 }], isInvoiced: true });
  const link = await screen.findByRole('link', { name: 'View invoice' });
  expect(link.getAttribute('href')).toBe('/invoices/inv-9');
  expect(screen.queryByText('Invoice this')).toBeNull();
});

it('offers no second invoice once it is billed', async () => {
  const invoices = [{ id: 'inv-9', invoiceNumber: 'INV-9', share: 100 }];
  show({ invoices, isInvoiced: true }, { invoiceId: 'inv-9' });
  await screen.findByText('Invoiced');
  await waitFor(() => expect(screen.queryByText('Invoice again')).toBeNull());
  expect(screen.getAllByRole('link', { name: 'View invoice' })).toHaveLength(1);
});

it.each<[string, Partial<Estimate>, Answers]>([
  ['is no longer accepted', { status: 'SENT' }, {}],
  ['was deleted', {}, { 'GET /estimates/{id}': new AppError('NOT_FOUND', 'Estimate not found') }],
])('is invoiced by its time if the estimate %s', async (_, estimate, answers) => {
  show(estimate, {}, answers);
  const link = await screen.findByRole('link', { name: 'Invoice this' });
  expect(link.getAttribute('href')).toBe('/invoices/create?appointment=kick-off');
});
