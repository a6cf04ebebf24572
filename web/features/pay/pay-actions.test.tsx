import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  anInvoice,
  button,
  message,
  PAY,
  PAY_NOW,
  PDF,
  pressAndWait,
  READ,
  returnToPage,
  setUpPage,
  show,
} from '#test/support/screens/pay-harness.tsx';
import { passTime } from '#test/support/screens/time-harness.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
setUpPage();

it.each([
  ['INV-7', 'invoice-INV-7.pdf'],
  ['', 'invoice-download.pdf'],
])('saves the PDF of invoice %j as %s', async (invoiceNumber, name) => {
  fakeServer({ [PDF]: { body: '%PDF', type: 'application/pdf' } });
  show(anInvoice({ invoiceNumber }));
  await pressAndWait('Download PDF');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
  expect(message()).toBe('PDF downloaded successfully');
});

it('says when the PDF is unavailable', async () => {
  fakeServer({ [PDF]: { status: 503 } });
  show(anInvoice());
  await pressAndWait('Download PDF');
  expect(message()).toBe('Failed to download PDF');
  expect(button('Download PDF').disabled).toBe(false);
});

it('opens the checkout once, however often the button is pressed, and stays busy', async () => {
  const server = fakeServer({ [PAY]: { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } } });
  show(anInvoice());
  await act(async () => {
    button(PAY_NOW).click();
    button(PAY_NOW).click();
  });
  expect(server.count(PAY)).toBe(1);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  expect(button('Processing...').disabled).toBe(true);
});

it('can be paid again when the payer comes back with the back button', async () => {
  fakeServer({
    [PAY]: { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } },
    [READ]: { body: anInvoice() },
  });
  show(anInvoice());
  await pressAndWait(PAY_NOW);
  await returnToPage();
  expect(button(PAY_NOW).disabled).toBe(false);
});

it('refetches the invoice when the payer comes back to a cached page', async () => {
  fakeServer({ [READ]: { body: anInvoice({ status: 'PAID' }) } });
  show(anInvoice());
  await returnToPage();
  await vi.waitFor(() => expect(screen.getByText('Amount Paid')).toBeTruthy());
});

it('keeps showing the invoice when a refetch fails', async () => {
  const server = fakeServer({ [READ]: { status: 500 } });
  show(anInvoice());
  await returnToPage();
  expect(server.count(READ)).toBe(1);
  expect(button(PAY_NOW).disabled).toBe(false);
});

it.each([
  ['is refused', { status: 403, body: { code: 'FORBIDDEN', message: 'x' } }],
  ['leads nowhere', { body: { status: 'PENDING' } }],
  ['gets an empty response', { body: null }],
])('says that the payment could not start when it %s', async (_, reply) => {
  fakeServer({ [PAY]: reply, [READ]: { body: anInvoice() } });
  show(anInvoice());
  await pressAndWait(PAY_NOW);
  expect(message()).toBe('Failed to initiate payment. Please try again.');
  expect(button(PAY_NOW).disabled).toBe(false);
  act(() => vi.advanceTimersByTime(4000));
  expect(message()).toBe('');
});

it('says immediately that the payment could not start offline, and starts it once back online', async () => {
  show(anInvoice());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await pressAndWait(PAY_NOW);
  expect(message()).toBe('Failed to initiate payment. Please try again.');
  fakeServer({ [PAY]: { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } } });
  await pressAndWait(PAY_NOW);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
});

it('asks the payer to check an invoice whose amount has changed since it was opened, and then charges the new one', async () => {
  const changed = anInvoice({ items: [{ name: 'Design', quantity: 5, rate: 400, amount: 2000 }] });
  const server = fakeServer({
    [PAY]: async (request) => {
      const { amountDue } = (await request.json()) as { amountDue: number };
      return amountDue === 2000
        ? { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } }
        : { status: 409, body: { code: 'CONFLICT', message: 'x', reason: 'AMOUNT_CHANGED' } };
    },
    [READ]: { body: changed },
  });
  show(anInvoice());
  await pressAndWait('Pay Now 1,000.00 CAD');
  await vi.waitFor(() => expect(message()).toBe('This invoice has changed. Please check it before you pay.'));
  await pressAndWait('Pay Now 2,000.00 CAD');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  expect(server.count(PAY)).toBe(2);
});

it('shows the new state of an invoice whose payment is refused', async () => {
  fakeServer({
    [PAY]: { status: 409, body: { reason: 'NOT_PAYABLE' } },
    [READ]: { body: anInvoice({ status: 'CANCELLED' }) },
  });
  show(anInvoice());
  await pressAndWait(PAY_NOW);
  await vi.waitFor(() => expect(screen.getByText('This invoice was cancelled')).toBeTruthy());
  expect(message()).toBe('This invoice has changed. Please check it before you pay.');
});

it('waits for the confirmation after a payment, then shows the invoice as paid', async () => {
  let status: PublicInvoice['status'] = 'SENT';
  const server = fakeServer({ [READ]: () => ({ body: anInvoice({ status }) }) });
  show(anInvoice(), '?payment=success');
  expect(screen.getByText('Your payment is being processed')).toBeTruthy();
  expect(screen.getByText('Payment in Progress')).toBeTruthy();
  expect(screen.queryByText(/Amount Due|Due in/)).toBeNull();
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  await passTime(4000);
  expect(server.count(READ)).toBe(2);
  status = 'PAID';
  await passTime(3000);
  expect(screen.getByText('Amount Paid')).toBeTruthy();
  expect(message()).toBe(enCaInvoice.pay.paid);
  expect(location.search).toBe('');
  await passTime(600_000);
  expect(server.count(READ)).toBe(3);
});

it('polls at growing intervals, then stops and lets the payer pay, without asking for it', async () => {
  const server = fakeServer({ [READ]: { status: 500 } });
  show(anInvoice(), '?payment=success');
  await passTime(600_000);
  expect(server.count(READ)).toBe(11);
  expect(screen.getByText('Your payment is not confirmed yet')).toBeTruthy();
  expect(button(PAY_NOW).className).toBe('button plain');
  expect(button(PAY_NOW).disabled).toBe(false);
});

it('waits for the confirmation if the checkout says that it is paid', async () => {
  fakeServer({ [PAY]: { body: { status: 'SUCCESS' } } });
  show(anInvoice());
  await pressAndWait(PAY_NOW);
  expect(screen.getByText('Your payment is being processed')).toBeTruthy();
});

it('does not wait for an invoice that is already paid', () => {
  const server = fakeServer({});
  show(anInvoice({ status: 'PAID' }), '?payment=success');
  expect(screen.queryByText('Your payment is being processed')).toBeNull();
  expect(server.requests).toHaveLength(0);
});

it('says once that the payment was cancelled', () => {
  show(anInvoice(), '?payment=cancelled');
  expect(screen.getByText('The payment was not completed. You have not been charged.')).toBeTruthy();
  expect(button(PAY_NOW).disabled).toBe(false);
  expect(location.search).toBe('');
});
