import { expect, it } from 'vitest';
import { aCustomer, aPayment, aPersonReadyToSend, aStoredInvoice } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { changeCompany } from '#test/support/taxed-invoices.ts';

it('replies to every email to a customer go to the owner if the company has no email', async () => {
  const owner = await aPersonReadyToSend();
  await changeCompany(owner, { email: '', address: '' });
  const email = `client-${crypto.randomUUID()}@example.com`;
  const { id: customerId } = await aCustomer(owner, { email, language: 'en' });
  const { id } = await aStoredInvoice(owner, { customerId, billingEmail: email });
  const payment = aPayment({ amount: 150, sendReceipt: true });
  const refund = { id: crypto.randomUUID(), paymentId: payment.id, amount: 45, reducesPrice: true };
  await owner.call('POST', `/invoices/${id}/send`);
  await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
  await owner.call('POST', `/invoices/${id}/refunds`, { body: refund });
  await owner.call('POST', `/customers/${customerId}/statement-emails`, {
    body: { from: '2026-01-01', to: '2026-12-31' },
  });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(4);
  for (const { subject, replyTo, text } of await mailsTo(email)) {
    expect([subject, replyTo.join()]).toEqual([subject, expect.stringContaining(`<${owner.email}>`)]);
    expect(text).toContain('Questions? Reply to this email');
    expect(text).toContain(`Prairie Studio Ltd., ${owner.email}`);
  }
});
