import type { ActivityAction } from '#shared/activity/actions.ts';
import type { Api } from '#shared/api/index.ts';
import type { Company } from '#shared/company/schema.ts';
import { anAppointment } from './an-appointment.ts';
import { anEmployeeOf, anInvitation } from './an-employee.ts';
import { attach, attachedTo } from './attached.ts';
import { AUDITED_ACCOUNT_CALLS, type AuditedCall } from './audited-account-calls.ts';
import { AUDITED_CARD_CALLS } from './audited-card-calls.ts';
import { AUDITED_ESTIMATE_CALLS } from './audited-estimate-calls.ts';
import { AUDITED_INVOICE_CALLS } from './audited-invoice-calls.ts';
import { AUDITED_RECEIPT_CALLS } from './audited-receipt-calls.ts';
import { AUDITED_REMINDER_CALLS } from './audited-reminder-calls.ts';
import { AUDITED_REPORT_CALLS } from './audited-report-calls.ts';
import { AUDITED_SERIES_CALLS } from './audited-series-calls.ts';
import { call } from './client.ts';
import { aCustomer, aPerson, aPersonTakingCards, aProduct, type Person, theAdministrator } from './given.ts';

type AnyRoute = { [R in keyof Api]: Api[R][keyof Api[R]] }[keyof Api];
type Audited = Extract<AnyRoute, { audit: ActivityAction }>;
/** A route that declares an action. */
export type AuditedKey = Audited['call'];

async function aCompanyOf(owner: Person): Promise<Company> {
  return (await owner.call<Company>('POST', '/companies', { body: { name: 'Larch Studio' } })).body;
}

/** Each route that declares an action, called by the owner of a new business. A route without a recipe does not compile. */
export const AUDITED_CALLS: Readonly<Record<AuditedKey, (owner: Person) => Promise<AuditedCall>>> = {
  ...AUDITED_ACCOUNT_CALLS,
  ...AUDITED_CARD_CALLS,
  ...AUDITED_ESTIMATE_CALLS,
  ...AUDITED_INVOICE_CALLS,
  ...AUDITED_RECEIPT_CALLS,
  ...AUDITED_REMINDER_CALLS,
  ...AUDITED_REPORT_CALLS,
  ...AUDITED_SERIES_CALLS,
  'PATCH /admin/users/{id}/role': async (owner) => {
    const admin = await theAdministrator();
    const answer = await admin.call('PATCH', `/admin/users/${owner.id}/role`, { body: { role: 'ADMIN' } });
    return { answer, by: admin, label: owner.email, fields: ['role'] };
  },
  'PATCH /admin/users/{id}/payment-integration': async (owner) => {
    const admin = await theAdministrator();
    const path = `/admin/users/${owner.id}/payment-integration`;
    return {
      answer: await admin.call('PATCH', path, { body: { enabled: true } }),
      by: admin,
      fields: ['paymentIntegrationEnabled'],
    };
  },
  'POST /admin/businesses/{id}/suspend': async (owner) => {
    const admin = await theAdministrator();
    const answer = await admin.call('POST', `/admin/businesses/${owner.businessId}/suspend`, { body: {} });
    await admin.call('POST', `/admin/businesses/${owner.businessId}/restore`);
    return { answer, by: null };
  },
  'POST /admin/businesses/{id}/restore': async (owner) => {
    const admin = await theAdministrator();
    await admin.call('POST', `/admin/businesses/${owner.businessId}/suspend`, { body: {} });
    return { answer: await admin.call('POST', `/admin/businesses/${owner.businessId}/restore`), by: null };
  },
  'POST /admin/card-requests/{id}/grant': async (owner) => {
    const admin = await theAdministrator();
    await owner.call('POST', '/payment-settings/card-request');
    const answer = await admin.call('POST', `/admin/card-requests/${owner.businessId}/grant`);
    return { answer, by: admin, fields: ['paymentIntegrationEnabled'] };
  },
  'POST /admin/card-requests/{id}/decline': async (owner) => {
    const admin = await theAdministrator();
    await owner.call('POST', '/payment-settings/card-request');
    return {
      answer: await admin.call('POST', `/admin/card-requests/${owner.businessId}/decline`, { body: {} }),
      by: admin,
    };
  },
  'DELETE /admin/users/{id}': async ({ id, email }) => {
    const admin = await theAdministrator();
    const answer = await admin.call('DELETE', `/admin/users/${id}`);
    return { answer, by: admin, recordedFor: admin, label: email };
  },
  'POST /appointments': async (owner) => {
    const { id: customerId } = await aCustomer(owner);
    const body = { title: 'Kick-off', customerId, startTime: '2026-03-01T16:00:00Z', duration: 30 };
    return { answer: await owner.call('POST', '/appointments', { body }), label: 'Kick-off', fields: ['title'] };
  },
  'PATCH /appointments/{id}': async (owner) => {
    const { id } = await anAppointment(owner, { title: 'Kick-off' });
    const answer = await owner.call('PATCH', `/appointments/${id}`, { body: { status: 'confirmed' } });
    return { answer, label: 'Kick-off', fields: ['status'] };
  },
  'DELETE /appointments/{id}': async (owner) => {
    const { id } = await anAppointment(owner, { title: 'Kick-off' });
    return { answer: await owner.call('DELETE', `/appointments/${id}`), label: 'Kick-off' };
  },
  'POST /appointments/{id}/attachments': async (owner) => {
    const { id } = await anAppointment(owner, { title: 'Kick-off' });
    const answer = await attach(owner, id, { to: 'appointments' });
    return { answer, label: 'Kick-off', fields: ['attachment'] };
  },
  'DELETE /appointments/{id}/attachments/{attachmentId}': async (owner) => {
    const { id } = await anAppointment(owner, { title: 'Kick-off' });
    const file = await attachedTo(owner, id, { to: 'appointments' });
    const answer = await owner.call('DELETE', `/appointments/${id}/attachments/${file.id}`);
    return { answer, label: 'Kick-off', fields: ['attachment'] };
  },
  'PATCH /business/numbering': async (owner) => {
    const invoices = { prefix: 'INV-', digits: 3, restarts: 'never' };
    return { answer: await owner.call('PATCH', '/business/numbering', { body: { invoices } }), fields: ['nextNumber'] };
  },
  'PATCH /reports/accounts': async (owner) => {
    const accounts = { bank: { number: '1000', name: 'Chequing' } };
    return {
      answer: await owner.call('PATCH', '/reports/accounts', { body: { accounts } }),
      fields: ['ledgerAccounts'],
    };
  },
  'POST /companies': async (owner) => ({
    answer: await owner.call('POST', '/companies', { body: { name: 'Larch Studio' } }),
    label: 'Larch Studio',
    fields: ['name'],
  }),
  'PATCH /companies/{id}': async (owner) => {
    const { id, name } = await aCompanyOf(owner);
    const answer = await owner.call('PATCH', `/companies/${id}`, { body: { taxNumber: '123' } });
    return { answer, label: name, fields: ['taxNumber'] };
  },
  'DELETE /companies/{id}': async (owner) => {
    const { id, name } = await aCompanyOf(owner);
    return { answer: await owner.call('DELETE', `/companies/${id}`), label: name };
  },
  'POST /customers': async (owner) => ({
    answer: await owner.call('POST', '/customers', { body: { name: 'Café Léger', email: 'a@example.com' } }),
    label: 'Café Léger',
    fields: ['name', 'email'],
  }),
  'PATCH /customers/{id}': async (owner) => {
    const { id, name } = await aCustomer(owner);
    const answer = await owner.call('PATCH', `/customers/${id}`, { body: { email: 'new@example.com' } });
    return { answer, label: name, fields: ['email'] };
  },
  'POST /customers/{id}/statement-emails': async (owner) => {
    const { id, name } = await aCustomer(owner, { email: `statement-${crypto.randomUUID().slice(0, 8)}@example.com` });
    const body = { from: '2026-01-01', to: '2026-01-31' };
    const answer = await owner.call('POST', `/customers/${id}/statement-emails`, { body });
    return { answer, label: name, fields: ['recipient', 'firstDay', 'lastDay'] };
  },
  'DELETE /customers/{id}': async (owner) => {
    const { id, name } = await aCustomer(owner);
    return { answer: await owner.call('DELETE', `/customers/${id}`), label: name };
  },
  'POST /employees': async (owner) => {
    const { email } = await aPerson();
    const answer = await owner.call('POST', '/employees', { body: { email } });
    return { answer, label: email, fields: ['status', 'name', 'email'] };
  },
  'POST /employees/{id}/resend-invitation': async (owner) => {
    const { email } = await aPerson();
    const { employee } = await anInvitation(owner, email);
    return { answer: await owner.call('POST', `/employees/${employee.id}/resend-invitation`), label: email };
  },
  'POST /employees/me/leave': async (owner) => {
    const employee = await anEmployeeOf(owner);
    return { answer: await employee.call('POST', '/employees/me/leave'), by: employee };
  },
  'DELETE /employees/{id}': async (owner) => {
    const { employeeId, email } = await anEmployeeOf(owner);
    return { answer: await owner.call('DELETE', `/employees/${employeeId}`), label: email };
  },
  'POST /invitations/{token}/accept': async (owner) => {
    const invited = await aPerson();
    const { token } = await anInvitation(owner, invited.email);
    return { answer: await call('POST', `/invitations/${token}/accept`), by: invited, fields: ['status'] };
  },
  'POST /invitations/{token}/reject': async (owner) => {
    const invited = await aPerson();
    const { token } = await anInvitation(owner, invited.email);
    return { answer: await call('POST', `/invitations/${token}/reject`), by: invited, fields: ['status'] };
  },
  'POST /invitations/{token}/block': async (owner) => {
    const invited = await aPerson();
    const { token } = await anInvitation(owner, invited.email);
    return { answer: await call('POST', `/invitations/${token}/block`), by: invited, fields: ['status'] };
  },
  'POST /payment-settings': async (owner) => ({
    answer: await owner.call('POST', '/payment-settings', {
      body: { preferredCurrency: 'CAD', bankName: 'Foothills' },
    }),
    fields: ['preferredCurrency', 'bankName'],
  }),
  'PATCH /payment-settings/user/{userId}': async (owner) => {
    const path = `/payment-settings/user/${owner.id}`;
    return {
      answer: await owner.call('PATCH', path, { body: { eTransferEmail: 'pay@shop.ca' } }),
      fields: ['eTransferEmail'],
    };
  },
  'POST /payment-settings/card-request': async (owner) => ({
    answer: await owner.call('POST', '/payment-settings/card-request'),
  }),
  'DELETE /payment-settings/card-request': async (owner) => {
    await owner.call('POST', '/payment-settings/card-request');
    return { answer: await owner.call('DELETE', '/payment-settings/card-request') };
  },
  'POST /products': async (owner) => {
    const body = { shortDescription: 'Logo', detailedDescription: 'In three sizes', price: 450 };
    return { answer: await owner.call('POST', '/products', { body }), label: 'Logo' };
  },
  'PATCH /products/{id}': async (owner) => {
    const { id, shortDescription } = await aProduct(owner);
    const answer = await owner.call('PATCH', `/products/${id}`, { body: { price: 1 } });
    return { answer, label: shortDescription, fields: ['priceCents'] };
  },
  'DELETE /products/{id}': async (owner) => {
    const { id, shortDescription } = await aProduct(owner);
    return { answer: await owner.call('DELETE', `/products/${id}`), label: shortDescription };
  },
  'PATCH /profile': async (owner) => ({
    answer: await owner.call('PATCH', '/profile', { body: { firstName: 'Ann' } }),
    label: 'Ann',
    fields: ['firstName'],
  }),
  'GET /stripe/connect': async (owner) => {
    const admin = await theAdministrator();
    await admin.call('PATCH', `/admin/users/${owner.id}/payment-integration`, { body: { enabled: true } });
    return { answer: await owner.call('GET', '/stripe/connect') };
  },
  'POST /stripe/options': async () => {
    const owner = await aPersonTakingCards();
    const answer = await owner.call('POST', '/stripe/options', { body: { debits: true, link: false } });
    return { answer, by: owner, recordedFor: owner, fields: ['debitsWanted', 'offersLink'] };
  },
  'POST /stripe/disconnect': async () => {
    const owner = await aPersonTakingCards();
    const answer = await owner.call('POST', '/stripe/disconnect');
    return { answer, by: owner, recordedFor: owner, fields: ['stripeConnected'] };
  },
};
