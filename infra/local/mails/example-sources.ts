import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { InvoiceRecord, PlannedCharge } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { BusinessRecord, CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import type { Sources } from '#functions/mail/mail-kind.ts';
import { EXAMPLE_DELETION, EXAMPLE_SUSPENDED, EXAMPLE_WITHOUT_CARDS } from '#functions/mail/orders/account-mails.ts';
import {
  EXAMPLE_ACCOUNT,
  EXAMPLE_CHARGED,
  EXAMPLE_DEBITED,
  EXAMPLE_DEPOSIT,
  EXAMPLE_DRAFT,
  EXAMPLE_ON_ITS_WAY,
  EXAMPLE_SAVES_CARD,
} from '#functions/mail/orders/business-examples.ts';
import { EXAMPLE_ACCEPTED, EXAMPLE_DECLINED } from '#functions/mail/orders/estimate-mails.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

const ID = 'example';
const FILE = async () => new Uint8Array();

const LINES: PublicInvoice['items'] = [
  { name: 'Website design', quantity: 6, rate: 100, amount: 600 },
  { name: 'Logo in colour, in black, and as a favicon for the browser', quantity: 1, rate: 250, amount: 250 },
  { name: 'Hosting', quantity: 12, rate: 10, amount: 120 },
  { name: 'Domain', quantity: 1, rate: 20, amount: 20 },
  { name: 'Certificate', quantity: 1, rate: 10, amount: 10 },
];

const DEPOSIT_LINES: PublicInvoice['items'] = [{ name: 'Website design', quantity: 1, rate: 300, amount: 300 }];

const INVOICE: PublicInvoice = {
  ...{ id: ID, invoiceNumber: 'INV-20260105001', issueDate: '2026-01-05', dueDate: '2026-02-04', status: 'SENT' },
  ...{ currency: 'CAD', items: LINES },
  ...{ billingName: 'Łukasz Ayşe & Sœurs Café', billingEmail: 'accounts@cafe.test', paymentMethod: 'bank' },
  company: {
    name: 'Northern Sky Studio',
    address: '88 Spruce Street',
    country: 'Canada',
    email: 'hello@northernsky.test',
    paymentSettings: { paymentIntegrationEnabled: true },
  },
};

/**
 * What the examples of emails are composed from: people of a language, a business in Alberta or, for French, in Quebec,
 * and its invoice.
 */
export function exampleSources(language: Language, siteUrl: string): Sources {
  const place = language === 'fr' ? { city: 'Québec', province: 'QC' } : { city: 'Edmonton', province: 'AB' };
  const name = language === 'fr' ? 'Plan du site.pdf' : 'Site map.pdf';
  const attachments = [{ id: ID, name, size: 240_000, type: 'application/pdf' as const }];
  const invoice = { ...INVOICE, language, attachments, company: { ...INVOICE.company, ...place } };
  const company = { ...invoice.company, id: ID, version: 1 } as CompanyRecord;
  const business: BusinessRecord = {
    ...{ id: ID, ownerId: ID, timeZone: 'America/Edmonton', createdAt: '2025-01-05T17:30:00Z' },
    ...{ paymentIntegrationEnabled: true, stripeAccountId: ID, stripeConnected: true },
    ...{ debitsWanted: true, debitsActive: true },
  };
  const owner: UserRecord = {
    ...{ id: ID, businessId: ID, version: 1, role: 'USER' },
    ...{ email: 'kim@example.com', firstName: 'Kim', lastName: 'Roy', language },
    ...{ emailVerifiedAt: business.createdAt, createdAt: business.createdAt },
  };
  const record = { ...invoice, businessId: ID, totalCents: 100_000, movements: [] } as unknown as InvoiceRecord;
  const replyTo = company.email;
  const published: PublishedInvoice = { invoice, record, business, company, replyTo, payTo: {} };
  const deposit = { ...invoice, isDeposit: true, items: DEPOSIT_LINES, taxes: [], attachments: [] };
  const savesCard = { ...invoice, savesCard: true, takesDebits: true };
  const chargedWith = (saved: CardLabel): PublishedInvoice => ({
    ...published,
    invoice: { ...savesCard, savedCard: saved },
    record: { ...record, charge: { cardId: ID, on: invoice.dueDate } as PlannedCharge },
    card: { ...saved, id: ID, accountId: ID } as SavedCardRecord,
  });
  const debited = { ...invoice, pendingDebit: { amount: 1_000, on: '2026-01-05' } };
  const found: Readonly<Record<string, PublishedInvoice>> = {
    [EXAMPLE_DEPOSIT]: { ...published, invoice: deposit },
    [EXAMPLE_CHARGED]: chargedWith({ brand: 'visa', last4: '4242' }),
    [EXAMPLE_DEBITED]: chargedWith(EXAMPLE_ACCOUNT),
    [EXAMPLE_ON_ITS_WAY]: { ...published, invoice: debited },
    [EXAMPLE_SAVES_CARD]: { ...published, invoice: savesCard },
    [EXAMPLE_DRAFT]: { ...published, record: { ...record, status: 'DRAFT' } },
  };
  const customer = { name: invoice.billingName, email: invoice.billingEmail };
  const section = { currency: 'CAD', opening: 250, entries: [], closing: 1_250, overdue: 250, charged: 0, paid: 0 };
  const statement = {
    ...{ from: '2025-10-01', to: '2025-12-31', madeOn: '2026-01-05', language, company, customer },
    sections: [section],
  };
  return {
    published: { findToSend: async (id) => found[id] ?? published },
    estimates: {
      findVersion: async ({ version }) => ({ ...estimateOf(invoice, version), business, company, replyTo }),
    },
    pdfs: { of: FILE, ofCopy: FILE, ofCreditNote: FILE, ofEstimate: FILE, ofStatement: FILE },
    files: { get: FILE },
    listReminded: async () => [
      {
        invoiceId: ID,
        number: invoice.invoiceNumber,
        customer: invoice.billingName,
        dueCents: 25_000,
        currency: 'CAD',
      },
    ],
    findTexts: async () => ({}),
    findReminders: async () => undefined,
    statements: { find: async () => statement } as unknown as Sources['statements'],
    appointmentsOf: () => ({ find: async () => ({ status: 'confirmed', mails: { [ID]: {} } }) as never }),
    businesses: {
      find: async (id) => ({
        ...business,
        paymentIntegrationEnabled: id !== EXAMPLE_WITHOUT_CARDS,
        ...(id === EXAMPLE_SUSPENDED && { suspendedAt: business.createdAt }),
      }),
      findCompany: async () => company,
      timeZoneOf: async () => business.timeZone,
    },
    findUser: async () => owner,
    findUserByEmail: async () => owner,
    findReplyAddress: async () => replyTo,
    links: { add: async () => undefined },
    secrets: { isVerificationOpen: async () => true, isInvitationOpen: async () => true },
    findDeletion: async () => ({ deletesAt: EXAMPLE_DELETION }),
    sealer: { open: (sealed) => sealed },
    supportEmail: 'support@example.com',
    siteUrl,
  };
}

/** An estimate with the lines of the invoice, which waits for an answer or has one, by its version. */
function estimateOf(invoice: PublicInvoice, version: number): { estimate: PublicEstimate; record: EstimateRecord } {
  const { items, currency, billingName, billingEmail, language, company } = invoice;
  const isAccepted = version === EXAMPLE_ACCEPTED;
  const isDecided = isAccepted || version === EXAMPLE_DECLINED;
  const decision = isDecided ? { on: '2026-01-07', ...(isAccepted && { name: 'Ayşe Łukasz' }) } : undefined;
  const reason = language === 'fr' ? 'C’est plus que notre budget.' : 'This is more than we planned to spend.';
  const estimate: PublicEstimate = {
    ...{ items, currency, billingName, billingEmail, language, company, version, decision },
    ...{
      id: `${ID}-${ID}-${version}`,
      invoiceNumber: 'EST-20260105001',
      issueDate: '2026-01-05',
      dueDate: '2026-02-04',
    },
    status: isAccepted ? 'ACCEPTED' : isDecided ? 'DECLINED' : 'SENT',
  };
  return { estimate, record: { ...estimate, id: ID, decision: { reason } } as unknown as EstimateRecord };
}
