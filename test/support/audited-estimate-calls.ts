import type { AuditedCall } from './audited-account-calls.ts';
import { call } from './client.ts';
import { anAcceptedEstimate, anEstimate, aPublishedEstimate, aStoredEstimate, type Person } from './given.ts';

/** The audited calls that concern estimates; recipients have no account. */
export const AUDITED_ESTIMATE_CALLS = {
  'POST /estimates': async (owner) => {
    const body = anEstimate();
    return { answer: await owner.call('POST', '/estimates', { body }), label: body.invoiceNumber };
  },
  'PATCH /estimates/{id}': async (owner) => {
    const { id, invoiceNumber: label } = await aStoredEstimate(owner);
    const answer = await owner.call('PATCH', `/estimates/${id}`, { body: { poNumber: 'PO-1' } });
    return { answer, label, fields: ['poNumber'] };
  },
  'DELETE /estimates/{id}': async (owner) => {
    const { id, invoiceNumber: label } = await aStoredEstimate(owner);
    return { answer: await owner.call('DELETE', `/estimates/${id}`), label };
  },
  'POST /estimates/{id}/send': async (owner) => {
    const { id, invoiceNumber: label } = await aStoredEstimate(owner);
    const answer = await owner.call('POST', `/estimates/${id}/send`, { body: {} });
    return { answer, label, fields: ['status', 'recipient'] };
  },
  'POST /estimates/{id}/send-sms': async (owner) => {
    const { id, invoiceNumber: label, billingPhone: phoneNumber } = await aStoredEstimate(owner);
    const answer = await owner.call('POST', `/estimates/${id}/send-sms`, { body: { phoneNumber } });
    return { answer, label, fields: ['status', 'recipient'] };
  },
  'POST /estimates/{id}/link': async (owner) => {
    const { id, invoiceNumber: label } = await aStoredEstimate(owner);
    return { answer: await owner.call('POST', `/estimates/${id}/link`), label, fields: ['status'] };
  },
  'POST /estimates/{id}/decision': async (owner) => {
    const { id, invoiceNumber: label } = await aPublishedEstimate(owner);
    const answer = await owner.call('POST', `/estimates/${id}/decision`, { body: { decision: 'accepted' } });
    return { answer, label, fields: ['status'] };
  },
  'POST /estimates/{id}/invoices': async (owner) => {
    const { id, invoiceNumber: label } = await anAcceptedEstimate(owner);
    return { answer: await owner.call('POST', `/estimates/${id}/invoices`, { body: {} }), label };
  },
  'POST /estimates/{id}/acceptance': async (owner) => {
    const { link, invoiceNumber: label } = await aPublishedEstimate(owner);
    const answer = await call('POST', `/estimates/${link}/acceptance`, { body: { name: 'Mai Tran' } });
    return { answer, by: null, hasAddress: true, label, fields: ['status'] };
  },
  'POST /estimates/{id}/refusal': async (owner) => {
    const { link, invoiceNumber: label } = await aPublishedEstimate(owner);
    const answer = await call('POST', `/estimates/${link}/refusal`, { body: { reason: 'Too late' } });
    return { answer, by: null, hasAddress: true, label, fields: ['status'] };
  },
} as const satisfies Record<string, (owner: Person) => Promise<AuditedCall>>;
