import { anAppointment } from './an-appointment.ts';
import { anInvoiceFor, attach, attachedTo } from './attached.ts';
import type { AuditedCall } from './audited-account-calls.ts';
import { aClaim, aCustomer, anInvoice, aPayment, aSentInvoice, aStoredInvoice, type Person } from './given.ts';

const RATE = { rate: 1.3712, on: '2026-01-05' };

/** The audited calls that concern invoices and their payments. */
export const AUDITED_INVOICE_CALLS = {
  'POST /invoices': async (owner) => {
    const body = anInvoice();
    return { answer: await owner.call('POST', '/invoices', { body }), label: body.invoiceNumber };
  },
  'PATCH /invoices/{id}': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const answer = await owner.call('PATCH', `/invoices/${id}`, { body: { taxValue: 5 } });
    return { answer, label: invoiceNumber, fields: ['totalCents', 'taxValue'] };
  },
  'PATCH /invoices/{id}/customer': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const { id: customerId } = await aCustomer(owner);
    const answer = await owner.call('PATCH', `/invoices/${id}/customer`, { body: { customerId } });
    return { answer, label: invoiceNumber, fields: ['customerAccount'] };
  },
  'POST /invoices/{id}/exchange-rate': async (owner) => {
    const { id, invoiceNumber } = await aSentInvoice(owner, { currency: 'USD' });
    const answer = await owner.call('POST', `/invoices/${id}/exchange-rate`, { body: RATE });
    return { answer, label: invoiceNumber, fields: ['exchangeRate'] };
  },
  'DELETE /invoices/{id}/exchange-rate': async (owner) => {
    const { id, invoiceNumber } = await aSentInvoice(owner, { currency: 'USD' });
    await owner.call('POST', `/invoices/${id}/exchange-rate`, { body: RATE });
    const answer = await owner.call('DELETE', `/invoices/${id}/exchange-rate`);
    return { answer, label: invoiceNumber, fields: ['exchangeRate'] };
  },
  'DELETE /invoices/{id}': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    return { answer: await owner.call('DELETE', `/invoices/${id}`), label: invoiceNumber };
  },
  'POST /invoices/{id}/attachments': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    return { answer: await attach(owner, id), label: invoiceNumber, fields: ['attachment'] };
  },
  'DELETE /invoices/{id}/attachments/{attachmentId}': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const file = await attachedTo(owner, id);
    const answer = await owner.call('DELETE', `/invoices/${id}/attachments/${file.id}`);
    return { answer, label: invoiceNumber, fields: ['attachment'] };
  },
  'POST /invoices/{id}/appointment-files': async (owner) => {
    const { id: appointmentId } = await anAppointment(owner);
    const file = await attachedTo(owner, appointmentId, { to: 'appointments' });
    const { id, invoiceNumber } = await anInvoiceFor(owner, appointmentId, [file]);
    const answer = await owner.call('POST', `/invoices/${id}/appointment-files`);
    return { answer, label: invoiceNumber, fields: ['attachment'] };
  },
  'POST /invoices/{id}/payments': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const answer = await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment() });
    return { answer, label: invoiceNumber, fields: ['paidCents', 'status'] };
  },
  'POST /invoices/{id}/payments/{paymentId}/void': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const payment = aPayment();
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    const answer = await owner.call('POST', `/invoices/${id}/payments/${payment.id}/void`, { body: {} });
    return { answer, label: invoiceNumber, fields: ['paidCents'] };
  },
  'POST /invoices/{id}/payment-claims/{claimId}': async (owner) => {
    await owner.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', eTransferEmail: owner.email } });
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    const answer = await owner.call('POST', `/invoices/${id}/payment-claims/${claimId}`, {
      body: { action: 'confirm' },
    });
    return { answer, label: invoiceNumber, fields: ['paidCents', 'status'] };
  },
  'POST /invoices/{id}/write-off': async (owner) => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const answer = await owner.call('POST', `/invoices/${id}/write-off`, { body: { reason: 'Bankrupt' } });
    return { answer, label: invoiceNumber, fields: ['status'] };
  },
  'DELETE /invoices/{id}/write-off': async (owner) => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    await owner.call('POST', `/invoices/${id}/write-off`, { body: {} });
    const answer = await owner.call('DELETE', `/invoices/${id}/write-off`);
    return { answer, label: invoiceNumber, fields: ['status'] };
  },
  'POST /invoices/{id}/refunds': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const payment = aPayment();
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    const refund = { id: crypto.randomUUID(), paymentId: payment.id, amount: 50 };
    const answer = await owner.call('POST', `/invoices/${id}/refunds`, { body: refund });
    return { answer, label: invoiceNumber, fields: ['returnedCents'] };
  },
  'POST /invoices/{id}/credit-notes': async (owner) => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const credit = { id: crypto.randomUUID(), amount: 50 };
    const answer = await owner.call('POST', `/invoices/${id}/credit-notes`, { body: credit });
    return { answer, label: invoiceNumber, fields: ['creditedCents'] };
  },
  'POST /invoices/{id}/send': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const answer = await owner.call('POST', `/invoices/${id}/send`);
    return { answer, label: invoiceNumber, fields: ['recipient', 'status'] };
  },
  'POST /invoices/{id}/emails': async (owner) => {
    const { id, invoiceNumber } = await aStoredInvoice(owner);
    const answer = await owner.call('POST', `/invoices/${id}/emails`, { body: { message: 'Hello' } });
    return { answer, label: invoiceNumber, fields: ['recipient', 'status'] };
  },
  'POST /invoices/{id}/send-sms': async (owner) => {
    const { id, invoiceNumber, billingPhone: phoneNumber } = await aStoredInvoice(owner);
    const answer = await owner.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber } });
    return { answer, label: invoiceNumber, fields: ['recipient', 'status'] };
  },
} satisfies Record<string, (owner: Person) => Promise<AuditedCall>>;
