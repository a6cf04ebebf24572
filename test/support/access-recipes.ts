import { addDays } from '#shared/calendar-day.ts';
import type { CallName } from '#web/lib/api/call.ts';
import { aFiledDay } from './a-filing.ts';
import { aSchedule, aSeries, FIRST_DAY } from './a-series.ts';
import { type Kind, phoneOf, type Records, SECRET } from './access-records.ts';
import { anEmployeeOf } from './an-employee.ts';
import { anEstimate, anInvoice, aPayment, aPerson, aReceipt, PASSWORD, type Person } from './given.ts';

/** How the matrix calls a route. */
export type Recipe = {
  /** The kind of record that the id in the path refers to; the call may consume it. */
  of?: Kind;
  body?: unknown;
  /** A body that refers to a record of a business. */
  bodyOf?: (records: Records) => unknown;
  /** A new body for each call. */
  fresh?: () => unknown;
  query?: string;
  /** A query that refers to a record of a business. */
  queryOf?: (records: Records) => string;
  /** The call costs the caller their role, so a new person in this owner's business makes each call. */
  by?: (owner: Person) => Promise<Person>;
  /** The status for callers with access; by default the status the route declares. */
  expectedStatus?: number;
  /** The same for a caller whose email is unconfirmed. */
  unprovenStatus?: number;
  /** Access does not depend on the business: an administrator has access to all records, or anyone with the link. */
  isOpen?: true;
};

/** Access does not depend on the caller: a 400 for an empty body shows that the call passed access control. */
const EMPTY_BODY: Recipe = { body: {}, expectedStatus: 400, isOpen: true };
const PERSON: Recipe = { of: 'user', isOpen: true };
const LINK: Recipe = { of: 'invoice', isOpen: true };
const ESTIMATE_LINK: Recipe = { of: 'estimateLink', isOpen: true };
const TOKEN: Recipe = { of: 'invitation', isOpen: true };
/** Ends sessions or needs a recent one, so a new person makes each call. */
const ALONE: Recipe = { by: () => aPerson() };
const YEAR = 'from=2026-01-01&to=2026-12-31';
let statements = 0;
const APPOINTMENT = { title: 'Kick-off', startTime: '2026-03-01T16:00:00Z', duration: 30 };

const A_PART = { part: 0, content: 'QUJD' };

/** A file of which no part was sent. */
const aFile = () => ({ id: crypto.randomUUID(), name: 'plan.pdf', size: 3 });

/** A new range each time, since a statement of the same days is sent only once a minute. */
function someDays() {
  statements += 1;
  return { from: addDays('2026-01-01', statements), to: '2027-12-31' };
}

/** How the matrix calls each route; a route without a recipe does not compile. */
export const RECIPES: Readonly<Record<CallName, Recipe>> = {
  'GET /activity': {},
  'GET /activity/export': {},
  'GET /admin/users': { query: 'limit=1', isOpen: true },
  'PATCH /admin/users/{id}/role': { ...PERSON, body: { role: 'USER' } },
  'PATCH /admin/users/{id}/payment-integration': { ...PERSON, body: { enabled: false } },
  'DELETE /admin/users/{id}': PERSON,
  'GET /admin/businesses': { query: 'limit=1', isOpen: true },
  'POST /admin/businesses/{id}/suspend': { ...PERSON, body: {}, expectedStatus: 404 },
  'POST /admin/businesses/{id}/restore': { ...PERSON, expectedStatus: 404 },
  'GET /admin/card-requests': { isOpen: true },
  'POST /admin/card-requests/{id}/grant': { ...PERSON, expectedStatus: 404 },
  'POST /admin/card-requests/{id}/decline': { ...PERSON, body: {}, expectedStatus: 404 },
  'GET /appointments': { query: 'startDate=2026-03-01T00:00:00Z&endDate=2026-03-08T00:00:00Z' },
  'GET /estimates/{id}/appointments': { of: 'estimate' },
  'POST /appointments': { bodyOf: ({ customer: customerId }) => ({ ...APPOINTMENT, customerId }) },
  'GET /appointments/{id}': { of: 'appointment' },
  'PATCH /appointments/{id}': { of: 'appointment', body: { title: 'Changed' } },
  'DELETE /appointments/{id}': { of: 'appointment' },
  'POST /appointments/{id}/attachments/{attachmentId}/parts': { of: 'appointmentFile', body: A_PART },
  'POST /appointments/{id}/attachments': { of: 'appointment', fresh: aFile, expectedStatus: 409 },
  'DELETE /appointments/{id}/attachments/{attachmentId}': { of: 'appointmentFile' },
  'POST /appointments/{id}/attachments/{attachmentId}/link': { of: 'appointmentFile' },
  'POST /auth/login': EMPTY_BODY,
  'POST /auth/refresh': EMPTY_BODY,
  'POST /auth/logout': EMPTY_BODY,
  'POST /auth/confirm': { body: { password: PASSWORD }, expectedStatus: 204 },
  'GET /auth/profile': {},
  'GET /auth/sessions': {},
  'DELETE /auth/sessions/{id}': { ...PERSON, expectedStatus: 404 },
  'POST /auth/sign-out-everywhere': ALONE,
  'POST /auth/change-password': { ...ALONE, body: { newPassword: 'changed-horse-2' } },
  'GET /auth/second-factor': {},
  'POST /auth/second-factor': ALONE,
  'POST /auth/second-factor/enable': { ...ALONE, body: { code: '000000' }, expectedStatus: 409 },
  'DELETE /auth/second-factor': { ...ALONE, expectedStatus: 409 },
  'POST /auth/second-factor/recovery-codes': { ...ALONE, expectedStatus: 409 },
  'GET /business/export': {},
  'POST /business/export': ALONE,
  'POST /business/export/link': { expectedStatus: 404 },
  'POST /business/deletion': ALONE,
  'DELETE /business/deletion': { expectedStatus: 404 },
  'GET /business/numbering': {},
  'PATCH /business/numbering': { body: { invoices: { prefix: '{YYYY}-', digits: 3, restarts: 'yearly' } } },
  'GET /companies/me': {},
  'POST /companies': { body: { name: 'Larch Studio' }, expectedStatus: 409 },
  'PATCH /companies/{id}': { of: 'company', body: { city: 'Banff' } },
  'DELETE /companies/{id}': { of: 'company' },
  'POST /contact': EMPTY_BODY,
  'GET /customers': {},
  'POST /customers': { body: { name: 'Café Léger', email: 'billing@example.com' } },
  'GET /customers/search': { query: `query=${SECRET}` },
  'GET /customers/{id}': { of: 'customer' },
  'GET /customers/balances': {},
  'GET /customers/{id}/account': { of: 'customer' },
  'GET /customers/{id}/statement': { of: 'customer', query: YEAR },
  'GET /customers/{id}/statement/pdf': { of: 'customer', query: YEAR },
  'POST /customers/{id}/statement-emails': { of: 'customer', fresh: someDays },
  'GET /customers/{id}/saved-card': { of: 'savedCard' },
  'DELETE /customers/{id}/saved-card': { of: 'savedCard' },
  'PATCH /customers/{id}': { of: 'customer', body: { city: 'Banff' } },
  'DELETE /customers/{id}': { of: 'customer' },
  'GET /employees': {},
  'POST /employees': { body: { email: 'nobody@example.com' }, expectedStatus: 404 },
  'POST /employees/{id}/resend-invitation': { of: 'employee' },
  'POST /employees/me/leave': { by: anEmployeeOf },
  'DELETE /employees/{id}': { of: 'employee' },
  'GET /estimates': {},
  'POST /estimates': { fresh: anEstimate },
  'GET /estimates/stats': {},
  'GET /estimates/{id}': { of: 'estimate' },
  'PATCH /estimates/{id}': { of: 'estimate', body: { poNumber: 'PO-1' } },
  'DELETE /estimates/{id}': { of: 'estimate' },
  'GET /estimates/{id}/preview': { of: 'estimate' },
  'GET /estimates/{id}/preview/pdf': { of: 'estimate' },
  'POST /estimates/{id}/send': { of: 'estimate', body: {} },
  'POST /estimates/{id}/send-sms': { of: 'estimate', bodyOf: ({ estimate }) => ({ phoneNumber: phoneOf(estimate) }) },
  'GET /estimates/{id}/email': { of: 'estimate' },
  'POST /estimates/{id}/email-preview': { of: 'estimate', body: { subject: 'Estimate', message: 'Hello' } },
  'POST /estimates/{id}/link': { of: 'estimate' },
  'POST /estimates/{id}/decision': { of: 'acceptedEstimate', body: { decision: 'undone' } },
  'POST /estimates/{id}/invoices': { of: 'acceptedEstimate', body: {} },
  'GET /estimates/{id}/public': ESTIMATE_LINK,
  'GET /estimates/{id}/pdf': ESTIMATE_LINK,
  'POST /estimates/{id}/views': { ...ESTIMATE_LINK, body: {} },
  'POST /estimates/{id}/acceptance': { ...ESTIMATE_LINK, body: { name: 'Mai Tran' } },
  'POST /estimates/{id}/refusal': { ...ESTIMATE_LINK, body: {} },
  'POST /estimates/{id}/questions': {
    ...ESTIMATE_LINK,
    body: { question: 'When could you start?', email: 'mai@example.com' },
  },
  'GET /invitations/{token}': TOKEN,
  'POST /invitations/{token}/accept': TOKEN,
  'POST /invitations/{token}/reject': TOKEN,
  'POST /invitations/{token}/block': TOKEN,
  'POST /invitations/{token}/unblock': TOKEN,
  'GET /invoices': {},
  'POST /invoices': { fresh: () => anInvoice() },
  'GET /invoices/stats': {},
  'GET /invoices/{id}': { of: 'invoice' },
  'PATCH /invoices/{id}': { of: 'invoice', body: { additionalNotes: 'Changed' } },
  // Its recipient becomes a customer: the accounts of the others stay as they are.
  'PATCH /invoices/{id}/customer': { of: 'invoice', body: {} },
  'POST /invoices/{id}/exchange-rate': {
    of: 'invoice',
    body: { rate: 1.37, on: '2026-01-05' },
    expectedStatus: 409,
  },
  'DELETE /invoices/{id}/exchange-rate': { of: 'invoice' },
  'DELETE /invoices/{id}': { of: 'invoice' },
  'GET /invoices/{id}/history': { of: 'invoice' },
  'GET /invoices/{id}/readiness': { of: 'invoice' },
  'GET /invoices/{id}/payments': { of: 'invoice' },
  'POST /invoices/{id}/payments': { of: 'invoice', fresh: aPayment },
  'POST /invoices/{id}/payments/{paymentId}/void': { of: 'payment', body: {} },
  'POST /invoices/{id}/payment-claims': { ...LINK, body: { method: 'e-transfer' }, expectedStatus: 409 },
  'POST /invoices/{id}/payment-claims/{claimId}': { of: 'claim', body: { action: 'dismiss' } },
  'POST /invoices/{id}/write-off': { of: 'invoice', body: {}, expectedStatus: 409 },
  'DELETE /invoices/{id}/write-off': { of: 'invoice', expectedStatus: 409 },
  'POST /invoices/{id}/credit-notes': {
    of: 'invoice',
    fresh: () => ({ id: crypto.randomUUID(), amount: 1 }),
    expectedStatus: 409,
  },
  'GET /tax-changes': {},
  'POST /invoices/{id}/refunds': {
    of: 'payment',
    bodyOf: ({ payment }) => ({ id: crypto.randomUUID(), paymentId: payment.split(' ')[1], amount: 1 }),
  },
  'POST /invoices/{id}/attachments/{attachmentId}/parts': { of: 'attachment', body: A_PART },
  'POST /invoices/{id}/attachments': { of: 'invoice', fresh: aFile, expectedStatus: 409 },
  'POST /invoices/{id}/appointment-files': { of: 'invoice' },
  'DELETE /invoices/{id}/attachments/{attachmentId}': { of: 'attachment' },
  'GET /invoices/{id}/attachments/{attachmentId}': { of: 'attachment', isOpen: true },
  'GET /invoices/{id}/public': LINK,
  'POST /invoices/{id}/views': { ...LINK, body: { kind: 'checked' } },
  // No series that charges cards made it.
  'DELETE /invoices/{id}/saved-card': { ...LINK, expectedStatus: 409 },
  'POST /invoices/{id}/charge': { of: 'invoice', body: { action: 'stop' }, expectedStatus: 409 },
  'POST /invoices/{id}/payment': { ...LINK, expectedStatus: 409 },
  'POST /invoices/{id}/send': { of: 'invoice' },
  'GET /invoices/{id}/email': { of: 'invoice' },
  'POST /invoices/{id}/email-preview': { of: 'invoice', body: { subject: 'Invoice', message: 'Hello' } },
  'POST /invoices/{id}/emails': { of: 'invoice', body: { message: 'Hello' } },
  'POST /invoices/{id}/send-sms': { of: 'invoice', bodyOf: ({ invoice }) => ({ phoneNumber: phoneOf(invoice) }) },
  'GET /invoices/{id}/pdf': LINK,
  'GET /invoices/{id}/masked-pdf': { of: 'invoice' },
  'GET /invoices/{id}/credit-notes/{creditNoteId}/pdf': { of: 'creditNote', isOpen: true },
  'POST /auth/forgot-password': EMPTY_BODY,
  'POST /auth/reset-password': EMPTY_BODY,
  'POST /auth/verify-email': EMPTY_BODY,
  'POST /auth/verify-email-code': { body: {}, expectedStatus: 400 },
  'POST /auth/resend-verification': { expectedStatus: 409, unprovenStatus: 200 },
  'POST /profile/change-email': { body: {}, expectedStatus: 400 },
  'GET /payment-settings/user/{userId}': { of: 'user' },
  'POST /payment-settings': { body: { preferredCurrency: 'CAD' }, expectedStatus: 409 },
  'PATCH /payment-settings/user/{userId}': { of: 'user', body: { bankName: 'Foothills Credit Union' } },
  'GET /payment-settings/card-request': {},
  'POST /payment-settings/card-request': { expectedStatus: 409 },
  'DELETE /payment-settings/card-request': { expectedStatus: 404 },
  'GET /products': {},
  'POST /products': {
    body: { shortDescription: 'Logo design', detailedDescription: 'A logo in three sizes', price: 450 },
  },
  'GET /products/{id}': { of: 'product' },
  'PATCH /products/{id}': { of: 'product', body: { price: 1 } },
  'DELETE /products/{id}': { of: 'product' },
  'GET /products/{id}/series': { of: 'product' },
  'GET /receipts': { queryOf: ({ customer }) => `customerId=${customer}` },
  // A day to come is refused after the customer was found: the accounts of the others stay as they are.
  'POST /receipts': {
    bodyOf: ({ customer: customerId }) => aReceipt({ customerId, paidOn: '2099-01-01' }),
    expectedStatus: 400,
  },
  'GET /receipts/{id}': { of: 'receipt' },
  'POST /receipts/{id}/applications': {
    of: 'receipt',
    bodyOf: ({ invoice: invoiceId }) => ({ applications: [{ invoiceId, amount: 1 }] }),
    expectedStatus: 409,
  },
  'POST /receipts/{id}/return': { of: 'receipt', fresh: () => ({ id: crypto.randomUUID(), amount: 1 }) },
  'POST /receipts/{id}/void': { of: 'receipt', body: {} },
  // Nothing is left of it: what the others have stays as it is.
  'POST /invoices/{id}/deposits': {
    of: 'invoice',
    bodyOf: ({ invoice: depositId }) => ({ id: crypto.randomUUID(), depositId }),
    expectedStatus: 404,
  },
  'POST /invoices/{id}/forfeit': { of: 'invoice', fresh: () => ({ id: crypto.randomUUID() }), expectedStatus: 409 },
  'GET /reminders': {},
  'GET /reports/taxes': { query: YEAR },
  'GET /reports/taxes/settings': {},
  'PATCH /reports/taxes/settings': { body: { period: 'month' } },
  'GET /reports/taxes/pdf': { query: YEAR },
  'GET /reports/taxes/filings': {},
  'POST /reports/taxes/filings': { fresh: () => ({ account: 'GST_HST', ...aFiledDay() }) },
  'GET /reports/taxes/filings/{id}/changes': { of: 'filing' },
  'DELETE /reports/taxes/filings/{id}': { of: 'filing' },
  'GET /reports/aging': {},
  'GET /reports/dashboard': {},
  'GET /reports/income': { query: `${YEAR}&by=customer` },
  'GET /reports/journal': { query: YEAR },
  'GET /reports/invoices': { query: YEAR },
  'GET /reports/accounts': {},
  'PATCH /reports/accounts': { body: { accounts: { bank: { number: '1000', name: 'Chequing' } } } },
  'PATCH /reminders': { body: { hour: 10 } },
  'POST /reminders/preview': { body: { step: 7, language: 'fr' } },
  'POST /invoices/{id}/reminder': { of: 'invoice', body: { action: 'skip' }, expectedStatus: 409 },
  'GET /profile': {},
  'PATCH /profile': { body: { phone: '403 555 0100' } },
  'GET /series': {},
  'POST /series': { fresh: aSeries },
  'POST /series/preview': { fresh: () => ({ ...aSeries(), schedule: aSchedule() }) },
  'GET /series/{id}': { of: 'series' },
  'PATCH /series/{id}': { of: 'series', body: { poNumber: 'PO-1' } },
  'DELETE /series/{id}': { of: 'series' },
  'POST /series/{id}/schedule': { of: 'series', fresh: () => ({ schedule: aSchedule(), mode: 'draft' }) },
  'POST /series/{id}/skip': { of: 'scheduledSeries', body: { day: FIRST_DAY, isSkipped: true } },
  'POST /series/{id}/make': { of: 'scheduledSeries', body: { day: FIRST_DAY } },
  'POST /series/{id}/pause': { of: 'scheduledSeries', body: {} },
  'POST /series/{id}/resume': { of: 'scheduledSeries', body: {} },
  'POST /series/{id}/stop': { of: 'scheduledSeries', body: {} },
  'POST /series/{id}/dismiss': { of: 'series', body: {} },
  'GET /series/{id}/invoices': { of: 'series' },
  'GET /stripe/status': {},
  'GET /stripe/options': {},
  'POST /stripe/options': { body: { link: false }, expectedStatus: 409 },
  'GET /stripe/connect': {},
  'POST /stripe/disconnect': {},
  'POST /stripe/events': EMPTY_BODY,
  'POST /users': EMPTY_BODY,
  'POST /users/puzzle': EMPTY_BODY,
};
