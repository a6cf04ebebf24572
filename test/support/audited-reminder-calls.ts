import type { AuditedCall } from './audited-account-calls.ts';
import { aSentInvoice, type Person } from './given.ts';

const TEXT = { step: 7, language: 'en', subject: 'Invoice {number}', message: 'Hello {customer}' };

/** The audited calls of reminders. */
export const AUDITED_REMINDER_CALLS = {
  'PATCH /reminders': async (owner: Person): Promise<AuditedCall> => ({
    answer: await owner.call('PATCH', '/reminders', { body: { isOn: true, hour: 10, texts: [TEXT] } }),
    fields: ['hour', 'isOn', 'texts'],
  }),
  'POST /invoices/{id}/reminder': async (owner: Person): Promise<AuditedCall> => {
    await owner.call('PATCH', '/reminders', { body: { isOn: true } });
    const { id, invoiceNumber } = await aSentInvoice(owner, { issueDate: '2999-01-01', dueDate: '2999-01-31' });
    const answer = await owner.call('POST', `/invoices/${id}/reminder`, { body: { action: 'skip' } });
    return { answer, label: invoiceNumber, outcome: 'invoice.skip-reminder' };
  },
};
