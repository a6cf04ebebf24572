import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import {
  anInvoice,
  anInvoiceWithoutCards,
  button,
  message,
  pressAndWait,
  setUpPage,
  show,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();
beforeEach(() => localStorage.clear());

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

const E_TRANSFER = { eTransferEmail: 'pay@larch.test', paymentMethod: 'e-transfer' } as const;
const CLAIM = '/api/invoices/inv-1/payment-claims';

/** Answers calls by method and path; others fail. */
function answering(answers: Readonly<Record<string, () => Response>>) {
  const fetching = vi.fn(async (url: string, init?: RequestInit) => {
    const answer = answers[`${init?.method ?? 'GET'} ${url}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('e-Transfer', () => {
  it('has address, amount and message to copy', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(anInvoice({ ...E_TRANSFER, amountPaid: 655.07 }));
    for (const label of ['Copy: Send e-Transfer to', 'Copy: Amount', 'Copy: Message']) await pressAndWait(label);
    expect(writeText.mock.calls).toEqual([['pay@larch.test'], ['344.93'], ['INV-7']]);
    expect(message()).toBe('Copied');
  });

  it('says so if copying is not allowed', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    show(anInvoice(E_TRANSFER));
    await pressAndWait('Copy: Amount');
    expect(message()).toBe('Copying failed. Please select the text instead.');
  });

  it('is offered beside a bank transfer', () => {
    show(anInvoiceWithoutCards({ paymentInstructions: { bankName: 'ATB' }, eTransferEmail: 'pay@larch.test' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How to pay · E-Transfer',
      'How to pay · Bank Transfer',
    ]);
  });

  it('in another currency has an address, but nothing to confirm', () => {
    const paymentInstructions = { eTransferEmail: 'pay@larch.test' };
    show(anInvoice({ paymentMethod: 'e-transfer', paymentInstructions, currency: 'USD' }));
    expect(button('Copy: Send e-Transfer to')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
  });

  it.each([
    [3000, false],
    [3000.01, true],
  ])('for %s names the limit: %s', (rate, isNamed) => {
    show(anInvoice({ ...E_TRANSFER, items: [{ name: 'Design', quantity: 1, rate, amount: rate }] }));
    expect(screen.queryByText(/Many banks limit one e-Transfer to 3,000.00/) !== null).toBe(isNamed);
  });
});

describe('“I’ve sent it”', () => {
  it('thanks once the business knows, and says what happens next', async () => {
    const claimed = anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' });
    const fetching = answering({
      [`POST ${CLAIM}`]: () => Response.json({ claimedOn: '2026-01-05' }),
      'GET /api/invoices/inv-1/public': () => Response.json(claimed),
    });
    show(anInvoice(E_TRANSFER));
    await pressAndWait('I’ve sent it');
    expect(fetching.mock.calls[0]).toMatchObject([CLAIM, { body: JSON.stringify({ method: 'e-transfer' }) }]);
    const thanks = screen.getByText(/^You told Larch Studio on January 05, 2026/);
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
  });

  it('shows the amount as reported, and asks for nothing more', () => {
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-02', dueDate: '2026-01-04' }));
    expect(textOf('.summary .title')).toBe('Thank you');
    expect(textOf('.label')).toBe('Amount Reported');
    expect(textOf('.when')).toBe('Due January 04, 2026');
    expect(textOf('.badge')).toBe('Payment reported');
    expect(document.body.textContent).not.toMatch(/Overdue|Pay Now|Amount Due/);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('leaves a card as a link, which starts the payment', async () => {
    const fetching = answering({
      'POST /api/invoices/inv-1/payment': () => Response.json({ status: 'PENDING', checkoutUrl: 'https://pay.test/1' }),
    });
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' }));
    expect(document.querySelector('.action-bar, .button.main')).toBeNull();
    await pressAndWait('Pay by card instead');
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('no longer matters once the invoice is paid', () => {
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05', status: 'PAID', paidAt: '2026-01-06' }));
    expect(textOf('.label')).toBe('Amount Paid');
    expect(screen.queryByText('Thank you')).toBeNull();
  });

  it('is withdrawn in the browser that reported it, and can be pressed again', async () => {
    let claimedOn: string | undefined;
    const fetching = answering({
      [`POST ${CLAIM}`]: () => {
        claimedOn = claimedOn ? undefined : '2026-01-05';
        return Response.json(claimedOn ? { claimedOn, claimId: 'claim-1' } : {});
      },
      'GET /api/invoices/inv-1/public': () => Response.json(anInvoice({ ...E_TRANSFER, claimedOn })),
    });
    show(anInvoice(E_TRANSFER));
    await pressAndWait('I’ve sent it');
    cleanup();
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' }));
    await pressAndWait('I haven’t sent it yet');
    const body = JSON.stringify({ method: 'e-transfer', withdraw: 'claim-1' });
    expect(fetching.mock.calls.at(-2)).toMatchObject([CLAIM, { body }]);
    expect(message()).toBe('Taken back. Tell the sender here once you have sent it.');
    expect(document.activeElement).toBe(button('I’ve sent it'));
    expect(localStorage).toHaveLength(0);
  });

  it('cannot be withdrawn in another browser', () => {
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' }));
    expect(screen.queryByRole('button', { name: 'I haven’t sent it yet' })).toBeNull();
  });

  it('says if it can no longer be withdrawn, and keeps showing the report', async () => {
    localStorage.setItem('paymentClaim:inv-1', 'claim-1');
    const claimed = anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' });
    answering({
      [`POST ${CLAIM}`]: () => Response.json({}, { status: 409 }),
      'GET /api/invoices/inv-1/public': () => Response.json(claimed),
    });
    show(claimed);
    await pressAndWait('I haven’t sent it yet');
    expect(message()).toBe('This did not work. Please try again.');
    expect(screen.getByText(/^You told Larch Studio/)).toBeTruthy();
  });

  it('can be pressed again after the connection dropped', async () => {
    answering({});
    show(anInvoice(E_TRANSFER));
    await pressAndWait('I’ve sent it');
    expect(message()).toBe('This did not work. Please try again.');
    expect(button('I’ve sent it').disabled).toBe(false);
  });

  it('is in the invoice’s language', () => {
    show(anInvoice({ ...E_TRANSFER, claimedOn: '2026-01-05' }), '', frCaInvoice);
    expect(screen.getByText(/^Le 5 janvier 2026, vous avez indiqué à Larch Studio/)).toBeTruthy();
    expect([textOf('.title'), textOf('.label'), textOf('.badge')]).toEqual([
      'Merci',
      'Montant signalé',
      'Paiement signalé',
    ]);
    expect(button('Payer plutôt par carte')).toBeTruthy();
  });
});

describe('where payers may say how much they sent', () => {
  const ASKING = { ...E_TRANSFER, amountPaid: 655.07, payersSayAmount: true };
  const field = (label = 'Amount sent') => screen.getByLabelText<HTMLInputElement>(label);

  it('it is the amount due, unless they type another', async () => {
    const claimed = anInvoice({ ...ASKING, claimedOn: '2026-01-05' });
    const fetching = answering({
      [`POST ${CLAIM}`]: () => Response.json({ claimedOn: '2026-01-05', claimId: 'claim-1' }),
      'GET /api/invoices/inv-1/public': () => Response.json(claimed),
    });
    show(anInvoice(ASKING));
    expect(field().value).toBe('344.93');
    fireEvent.input(field(), { target: { value: '1,349.99' } });
    await pressAndWait('I’ve sent it');
    expect(fetching.mock.calls[0]).toMatchObject([
      CLAIM,
      { body: JSON.stringify({ method: 'e-transfer', amount: 1349.99 }) },
    ]);
    expect(document.activeElement).toBe(screen.getByText(/^You told Larch Studio on January 05, 2026/));
    expect(textOf('.amount')).toBe('344.93 CAD');
  });

  it('asks again for what is no amount, and reports nothing', async () => {
    const fetching = answering({});
    show(anInvoice(ASKING));
    fireEvent.input(field(), { target: { value: '0' } });
    await pressAndWait('I’ve sent it');
    expect(screen.getByRole('alert').textContent).toBe('Enter the amount that you sent.');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('keeps what was typed if the connection drops', async () => {
    answering({});
    show(anInvoice(ASKING));
    fireEvent.input(field(), { target: { value: '400' } });
    await pressAndWait('I’ve sent it');
    expect(message()).toBe('This did not work. Please try again.');
    expect(field().value).toBe('400');
  });

  it('a part of the amount due is shown as reported', () => {
    show(anInvoice({ ...ASKING, claimedOn: '2026-01-05', amountClaimed: 50 }));
    expect([textOf('.label'), textOf('.amount')]).toEqual(['Amount Reported', '50.00 CAD']);
  });

  it('asks in the invoice’s language', () => {
    show(anInvoice(ASKING), '', frCaInvoice);
    expect(field('Montant envoyé').value).toBe('344,93');
  });
});

describe('a cheque', () => {
  const paymentInstructions = { chequePayee: 'Larch Studio Inc.', chequeAddress: '12 Main St, Calgary' };

  it('says whom to make it out to, where to send it, and what to write on it', () => {
    show(anInvoiceWithoutCards({ paymentMethod: 'cheque', paymentInstructions }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How to pay · Cheque');
    for (const label of ['Payable to', 'Mail to', 'Invoice number']) expect(button(`Copy: ${label}`)).toBeTruthy();
    expect(screen.getByText('Larch Studio Inc.')).toBeTruthy();
  });

  it('is in the invoice’s language', () => {
    show(anInvoiceWithoutCards({ paymentMethod: 'cheque', paymentInstructions }), '', frCaInvoice);
    expect(screen.getByText('À l’ordre de')).toBeTruthy();
  });

  it('without a payee refers to the sender', () => {
    show(anInvoiceWithoutCards({ paymentMethod: 'cheque' }));
    expect(screen.queryByRole('heading', { name: /Cheque/ })).toBeNull();
    expect(screen.getByText(/ask the sender/i)).toBeTruthy();
  });
});
