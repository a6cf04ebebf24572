import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDay } from '#shared/calendar-day.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { NewEstimate } from '#shared/estimate/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { headerSave } from '#test/support/screens/estimate-editor-harness.tsx';
import { address, anEstimate, answer, showEstimates } from '#test/support/screens/estimates-harness.tsx';
import { CUSTOMER } from '#test/support/screens/payments-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

const PARTICULAR: Customer = {
  ...CUSTOMER,
  language: 'fr',
  paymentTerms: 'Payment is due upon receipt of this invoice.',
  paymentMethod: 'cheque',
  additionalNotes: 'Pay by cheque.',
};
const ANSWERS: Answers = {
  'GET /customers/{id}': PARTICULAR,
  'POST /estimates': anEstimate(),
};

describe('an estimate for a customer', () => {
  it('has their terms and language, but keeps its last day, and has nothing of how invoices are paid', async () => {
    answer(ANSWERS);
    const { user } = showEstimates(`/estimates/create?customer=${CUSTOMER.id}`);
    await user.click(await screen.findByRole('tab', { name: /Line Items/ }));
    await user.click(screen.getByRole('button', { name: 'Add Blank Item' }));
    await user.type(screen.getByLabelText('Short Description'), 'Deck');
    await user.type(screen.getByLabelText('Rate'), '100');
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    const [sent] = callsOf('POST /estimates').map(({ body }) => body);
    const today = localDay(new Date());
    expect(NewEstimate.parse(sent)).toMatchObject({
      customerId: CUSTOMER.id,
      billingName: CUSTOMER.name,
      language: 'fr',
      paymentTerms: 'Payment is due upon receipt of this invoice.',
      dueDate: addDays(today, 30),
    });
    expect(sent?.additionalNotes ?? '').toBe('');
    expect(sent).not.toHaveProperty('paymentMethod');
    expect(sent).not.toHaveProperty('keepCustomer');
  });

  it('says that the customer did not load, and loads them again', async () => {
    answer({ 'GET /customers/{id}': () => Promise.reject(new Error('down')) });
    const { user } = showEstimates('/estimates/create?customer=c1');
    await screen.findByText('Failed to load customer');
    answer(ANSWERS);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('tab', { name: /Customer Info/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(CUSTOMER.name);
  });
});
