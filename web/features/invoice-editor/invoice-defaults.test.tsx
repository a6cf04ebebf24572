import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addDays, localDay } from '#shared/calendar-day.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  fillIn,
  freshEditor,
  headerSave,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const SETTINGS = {
  'GET /payment-settings/user/{userId}': {
    preferredCurrency: 'CAD',
    paymentIntegrationEnabled: false,
    paymentTerms: PAYMENT_TERMS.due_in_15_days.description,
    paymentMethod: 'cash',
    additionalNotes: 'Thank you!',
    version: 1,
  },
} as const;
const ZOE = { id: 'c-1', name: 'Zoë', email: 'z@example.com', createdAt: '', version: 1 };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('starts with the defaults of the business, and is saved with them', async () => {
  answer(SETTINGS);
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Payment'));
  expect([value('Payment Terms'), value('Payment Method'), value('Notes')]).toEqual([
    'due_in_15_days',
    'cash',
    'Thank you!',
  ]);
  await user.click(headerSave());
  const day = localDay(new Date());
  const { paymentTerms, paymentMethod, additionalNotes } = SETTINGS['GET /payment-settings/user/{userId}'];
  await waitFor(() =>
    expect(bodiesOf('POST /invoices')).toMatchObject([
      { paymentTerms, paymentMethod, additionalNotes, dueDate: addDays(day, 15) },
    ]),
  );
});

it('has the customer’s own where they have some, named by the address or picked, unless it was typed', async () => {
  const zoe = { ...ZOE, paymentMethod: 'cheque', additionalNotes: 'Thanks, Zoë' } as const;
  answer({
    ...SETTINGS,
    'GET /customers/{id}': zoe,
    'GET /customers': { customers: [zoe], meta: { total: 1, page: 1, limit: 4, totalPages: 1 } },
  });
  const { user, unmount } = showEditor('/invoices/create?customer=c-1');
  await user.click(await tab('Payment'));
  expect([value('Payment Terms'), value('Payment Method'), value('Notes')]).toEqual([
    'due_in_15_days',
    'cheque',
    'Thanks, Zoë',
  ]);
  unmount();
  const { user: next } = showEditor();
  await next.click(await tab('Payment'));
  await next.type(screen.getByLabelText('Notes'), ' Merci!');
  await next.click(await tab('Customer Info'));
  await next.click(await screen.findByRole('button', { name: /Zoë/ }));
  await next.click(await tab('Payment'));
  expect([value('Payment Method'), value('Notes')]).toEqual(['cheque', 'Thank you! Merci!']);
});

it('a copy has those of the copied invoice', async () => {
  answer({
    ...SETTINGS,
    'GET /invoices/{id}': anInvoice({ id: 'inv-9', paymentMethod: 'bank', additionalNotes: 'Old' }),
  });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Payment'));
  expect([value('Payment Method'), value('Notes')]).toEqual(['bank', 'Old']);
});
