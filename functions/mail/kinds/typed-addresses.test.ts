import { describe, expect, it } from 'vitest';
import type { BusinessRecord, CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { smsText } from '#functions/invoice-delivery/sms-text.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import type { MoneyNews, SentStatement } from '#functions/mail/orders/business-mails.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { accountNotice } from './account-notice.ts';
import { appointmentMail } from './appointment-mail.ts';
import { contactMail } from './contact-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { invoiceMail, reminderMail } from './invoice-mail.ts';
import { ownerMail, payerMail } from './money-mail.ts';
import { STATEMENT } from './statement-mail.ts';
import { summaryMail } from './summary-mail.ts';

/** What a user could type to have it mailed as a link; the schemas refuse it, and the mails split it. */
const TYPED = [
  'Your parcel is held: https://evil.example/pay',
  'evil.example/pay',
  'x@evil.example',
  'www.evil.example',
  'evil.example',
];
const SITE = 'https://app.northbill.example';
/** Email addresses that readers may use. */
const OWN = { company: 'hi@larch.example', customer: 'ann@customer.example', to: 'to@reader.example' };

/** What is left that a mail program would link: not the product's own links, nor the addresses above. */
function linked(body: string): RegExpMatchArray | null {
  const rest = [SITE, ...Object.values(OWN)].reduce((text, own) => text.replaceAll(own, ''), body);
  return rest.match(/:\/\/|www\.|[^\s\u2060]@[^\s\u2060]|\S[.。]\p{L}{2}/iu);
}

function textOf(html: string): string {
  const body = html.replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '');
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Every email with text from users, with the given one in each field. */
async function mailsWith(typed: string, language: Language): Promise<Record<string, Mail>> {
  const place = { address: typed, city: typed, province: typed, zip: typed, country: typed };
  const company = { ...place, name: typed, email: OWN.company, phone: typed };
  const invoice = aPublicInvoice({
    invoiceNumber: typed,
    billingName: typed,
    items: [{ name: typed, quantity: 1, rate: 100, amount: 100 }],
    paymentTerms: typed,
    additionalNotes: typed,
    company: { ...company, paymentSettings: { paymentIntegrationEnabled: true } },
  });
  const message = {
    invoice,
    today: '2026-01-05',
    siteUrl: SITE,
    dictionary: messageDictionaryFor({ language }),
    language,
    to: OWN.to,
    replyTo: OWN.company,
    pdf: new Uint8Array(),
  } as const;
  const owner = { email: OWN.to, firstName: typed, lastName: typed } as UserRecord;
  const queued = { id: 'm', invoiceId: 'i', sentAt: '2026-01-05T12:00:00Z', to: OWN.to } as const;
  const news: MoneyNews = {
    what: 'PAID',
    amountCents: 100,
    currency: 'CAD',
    method: 'other',
    on: '2026-01-04',
    reference: typed,
    creditNote: { id: 'c', number: typed, isReturned: true },
  };
  const toOwner = { ...message, owner };
  const reminded = { invoiceId: 'i', number: typed, customer: typed, dueCents: 100, currency: 'CAD' } as const;
  const statement: Statement = {
    ...{ from: '2026-01-01', to: '2026-01-31', madeOn: '2026-02-01', language },
    company,
    customer: { ...place, name: typed, email: OWN.to },
    sections: [],
  };
  const inviter = { name: typed, email: OWN.company };
  const reader = { to: OWN.to, siteUrl: SITE, language };
  return {
    invoice: invoiceMail(message),
    'invoice with own texts': invoiceMail(message, { subject: typed, message: `${typed}\n\n${typed}` }),
    'sender’s own copy': invoiceMail({ ...message, copyOf: [OWN.to, OWN.customer] }),
    reminder: reminderMail(message),
    receipt: payerMail({ ...queued, kind: 'PAYER_NOTICE', news }, message),
    refund: payerMail({ ...queued, kind: 'PAYER_NOTICE', news: { ...news, what: 'REFUNDED' } }, message),
    'credit note': payerMail({ ...queued, kind: 'PAYER_NOTICE', news: { ...news, what: 'CREDITED' } }, message),
    'e-Transfer report': ownerMail({ news: { ...news, what: 'CLAIMED' } }, toOwner),
    dispute: ownerMail({ news: { ...news, what: 'DISPUTED' } }, toOwner),
    bounce: ownerMail({ news: { what: 'BOUNCED', address: OWN.customer } }, toOwner),
    summary: summaryMail([reminded], toOwner),
    statement: await statementMail(statement),
    'appointment, customer': appointmentMail(anAppointment(typed, 'customer', language), host(company)),
    'appointment, employee': appointmentMail(anAppointment(typed, 'employee', language), host(company)),
    invitation: invitationMail(reader, { inviter, company, role: 'ACCOUNTANT', token: 'x' }),
    'account notice': accountNotice(
      {
        ...{ ...queued, kind: 'ACCOUNT_NOTICE', businessId: 'b', change: 'EMPLOYEE_REMOVED', employee: typed },
        client: { address: typed, device: typed },
      },
      { ...reader, timeZone: 'America/Toronto' },
    ),
    'contact form': contactMail(
      { name: typed, email: OWN.customer, phone: typed, company: typed, subject: typed, message: typed },
      OWN.to,
    ),
  };
}

async function statementMail(statement: Statement): Promise<Mail> {
  const sources = { statements: { find: async () => statement }, pdfs: { ofStatement: async () => new Uint8Array() } };
  const sent: SentStatement = {
    kind: 'STATEMENT',
    ...{ id: 's', businessId: 'b', customerId: 'c', customer: 'C', sentAt: '', to: OWN.to },
    ...{ firstDay: '2026-01-01', lastDay: '2026-01-31' },
  };
  const mail = await STATEMENT.compose({ ...sources, siteUrl: SITE } as never, sent, new Date());
  return mail as Mail;
}

function anAppointment(typed: string, role: 'customer' | 'employee', language: Language): AppointmentMail {
  return {
    ...{ kind: 'APPOINTMENT', id: 'a', businessId: 'b', appointmentId: 'a', sentAt: '2026-01-05T12:00:00Z' },
    ...{ news: 'CHANGED', sequence: 1, organizer: OWN.company },
    to: { role, email: OWN.to, name: typed, language } as AppointmentMail['to'],
    appointment: {
      ...{ title: typed, location: typed, employee: typed },
      ...{ startTime: '2026-03-09T15:00:00.000Z', endTime: '2026-03-09T16:30:00.000Z' },
      customer: {
        ...{ name: typed, email: OWN.customer, phone: typed },
        ...{ address: typed, city: typed, state: typed, zip: typed, country: typed },
      },
    },
  } as AppointmentMail;
}

function host(company: object) {
  return {
    business: { timeZone: 'America/Edmonton' } as BusinessRecord,
    company: company as CompanyRecord,
    owner: { email: OWN.to } as UserRecord,
    siteUrl: SITE,
  };
}

describe.each(TYPED)('%s, typed into every field that is mailed', (typed) => {
  it.each(LANGUAGES)('is linked in no email: %s', async (language) => {
    for (const [name, { text, html, calendar }] of Object.entries(await mailsWith(typed, language))) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
      expect([name, links.filter((url) => !url.startsWith(SITE))]).toEqual([name, []]);
      expect([name, linked(text), linked(textOf(html))]).toEqual([name, null, null]);
      // Lines of a calendar are folded.
      const fields =
        (calendar?.content ?? '').replace(/\r\n /g, '').match(/^(SUMMARY|DESCRIPTION|LOCATION).*$/gm) ?? [];
      expect([name, fields.map(linked).filter(Boolean)]).toEqual([name, []]);
    }
  });

  it('is linked in no SMS', () => {
    const company = { name: typed, paymentSettings: { paymentIntegrationEnabled: true } };
    const invoice = aPublicInvoice({ invoiceNumber: typed, company });
    const sms = smsText({ invoice, today: '2026-01-05', siteUrl: SITE, dictionary: messageDictionaryFor({}) });
    expect(linked(sms)).toBeNull();
  });
});
