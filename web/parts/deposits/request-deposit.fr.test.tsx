import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, CUSTOMER } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DepositPart } from './deposit-part.tsx';
import { RequestForDraft } from './request-deposit.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const signedIn = () => ({ status: 'authenticated', user: aUser({ timeZone: 'America/Toronto' }) }) as const;

it('requests a deposit in French, in the language of the draft', async () => {
  const draft = anInvoice({ id: 'inv1', status: 'DRAFT', customerId: CUSTOMER.id, total: 1149.75, language: 'fr' });
  answerCalls({
    'GET /payment-settings/user/{userId}': { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 },
    'GET /customers/{id}': CUSTOMER,
    'GET /invoices/{id}': draft,
    'POST /invoices': anInvoice({ id: 'dep1', isDeposit: true }),
  });
  const user = userEvent.setup();
  renderFor(signedIn(), <RequestForDraft invoice={aPayable({ ...draft })} onClose={vi.fn()} />);
  await screen.findByText(
    'Aucune taxe n’est perçue sur un acompte. Elle l’est sur la facture à laquelle il est imputé.',
  );
  await user.type(await screen.findByLabelText('Montant'), '2000');
  await user.click(screen.getByRole('button', { name: 'Créer la demande' }));
  expect((await screen.findByText(/^Au plus/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Au plus 1 149,75, le total de la facture',
  );
  await user.clear(screen.getByLabelText('Montant'));
  await user.type(screen.getByLabelText('Part du total'), '30');
  await user.click(screen.getByRole('button', { name: 'Créer la demande' }));
  await waitFor(() => expect(callsOf('POST /invoices')).toHaveLength(1));
  expect(callsOf('POST /invoices')[0]?.body?.items).toEqual([
    { name: 'Acompte\u00a0: Design', quantity: 1, rate: 344.93 },
  ]);
});

it('uses a deposit in French', async () => {
  answerCalls({
    'GET /customers/{id}/account': {
      ...{ data: [], meta: { total: 0, page: 1, limit: 1, totalPages: 0 }, owed: [] },
      deposits: [{ id: 'dep1', invoiceNumber: 'DEP-1', amount: 500, currency: 'CAD' }],
    },
    'POST /invoices/{id}/deposits': ({ body }) => aLedger([aLine({ amount: 200, receiptId: body.id })]),
  });
  const user = userEvent.setup();
  renderFor(signedIn(), <DepositPart className="" invoice={aPayable({ customerId: CUSTOMER.id })} />);
  await user.click(await screen.findByRole('button', { name: 'Utiliser l’acompte DEP-1 (500,00)' }));
  expect(screen.getByRole('listitem').textContent).toContain('Il reste 500,00 CAD de l’acompte DEP-1.');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('200,00 CAD de l’acompte DEP-1 utilisés'));
});
