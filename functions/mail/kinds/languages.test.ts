import { beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { kindOf } from '#functions/mail/kinds.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Sources } from '#functions/mail/mail-kind.ts';
import type { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import type { Language } from '#shared/locale/language.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';

const AT = '2026-03-01T12:00:00.000Z';
const mail = { id: 'm', sentAt: AT } as const;
const business = { id: 'b', ownerId: 'owner', timeZone: 'America/Toronto' };

const aUser = (id: string, language?: Language) =>
  ({ id, email: `${id}@example.com`, emailVerifiedAt: AT, ...(language && { language }) }) as UserRecord;

/** The people who have accounts. */
let users: UserRecord[];
beforeEach(() => {
  users = [aUser('owner', 'fr')];
});

/** The email as it is sent; the business is in the given province. */
async function composed(queued: QueuedMail, province = 'AB'): Promise<Mail> {
  const company = { name: 'Larch', province, country: 'Canada' };
  const invoice = { ...aPublicInvoice(), language: 'en' };
  const sources = {
    siteUrl: 'https://app.example.ca',
    businesses: { find: async () => business, findCompany: async () => company, timeZoneOf: async () => 'UTC' },
    findUser: async (id: string) => users.find((user) => user.id === id),
    findUserByEmail: async (email: string) => users.find((user) => user.email === email),
    sealer: { open: (sealed: string) => sealed },
    pdfs: { of: async () => new Uint8Array() },
    secrets: { isVerificationOpen: async () => true, isInvitationOpen: async () => true },
    published: { findToSend: async () => ({ invoice, business, company, record: {} }) },
    appointmentsOf: () => ({ find: async () => ({ status: 'confirmed', mails: { m: {} } }) }),
  } as unknown as Sources;
  const made = await kindOf(queued).compose(sources, queued, new Date(AT));
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const isFrench = ({ text }: Mail) => text.startsWith('Bonjour');

describe('the language of an email to an owner', () => {
  const bounce = { what: 'BOUNCED', address: 'no@example.com' } as const;
  const notice: QueuedMail = { ...mail, kind: 'OWNER_NOTICE', invoiceId: 'i', news: bounce };

  it.each<[Language | undefined, string, boolean]>([
    ['fr', 'AB', true],
    ['en', 'QC', false],
    [undefined, 'QC', false],
  ])('is their own, not that of the province: %s in %s', async (language, province, french) => {
    users = [aUser('owner', language)];
    expect(isFrench(await composed(notice, province))).toBe(french);
    expect(isFrench(await composed({ ...mail, kind: 'EXPORT_READY', businessId: 'b' }, province))).toBe(french);
  });
});

describe('the language of an email about a saved card', () => {
  const card = { brand: 'visa', last4: '4242' };
  const toPayer = { ...mail, invoiceId: 'i', to: 'jo@example.com', card };

  it('is that of the invoice for its payer, and their own for the owner', async () => {
    expect(isFrench(await composed({ ...toPayer, kind: 'CHARGE_FAILED', because: 'declined' }, 'QC'))).toBe(false);
    expect(isFrench(await composed({ ...toPayer, kind: 'SAVED_CARD', what: 'SAVED' }, 'QC'))).toBe(false);
    const news = { what: 'CHARGE_ENDED', because: 'declined', card } as const;
    expect(isFrench(await composed({ ...mail, kind: 'OWNER_NOTICE', invoiceId: 'i', news }))).toBe(true);
  });
});

describe('the language of an email to an address', () => {
  const change: QueuedMail = {
    ...{ ...mail, kind: 'ACCOUNT_NOTICE', businessId: 'b', change: 'PASSWORD_CHANGED', client: {} },
    to: 'ann@example.com',
  };

  it('is that of its account, whoever owns the business', async () => {
    users = [aUser('owner', 'fr'), aUser('ann', 'en')];
    expect(isFrench(await composed(change))).toBe(false);
    users = [aUser('owner', 'en'), aUser('ann', 'fr')];
    expect(isFrench(await composed(change))).toBe(true);
    expect(isFrench(await composed({ ...mail, kind: 'ADDRESS_IN_USE', to: 'ann@example.com' }))).toBe(true);
  });

  it.each<QueuedMail>([
    { ...mail, kind: 'VERIFICATION', to: 'new@example.com', language: 'fr', sealed: '{"code":"1","token":"t"}' },
    { ...mail, kind: 'EMAIL_CHANGED', to: 'old@example.com', language: 'fr' },
    { ...mail, kind: 'BUSINESS_DELETED', to: 'gone@example.com', language: 'fr' },
  ])('without an account is the one it was ordered in: $kind', async (queued) => {
    expect(isFrench(await composed(queued))).toBe(true);
    const { language: _, ...older } = queued as Extract<QueuedMail, { language?: Language }>;
    expect(isFrench(await composed(older as QueuedMail))).toBe(false);
  });
});

describe('the language of an invitation', () => {
  const invitation: QueuedMail = {
    ...{ ...mail, kind: 'INVITATION', businessId: 'b', inviterId: 'owner', sealed: 't' },
    to: 'ann@example.com',
  };

  it('is that of the invited person, or of the inviter if they have no account', async () => {
    expect(isFrench(await composed(invitation))).toBe(true);
    users = [aUser('owner', 'fr'), aUser('ann', 'en')];
    const mailed = await composed(invitation);
    expect(isFrench(mailed)).toBe(false);
    expect(mailed.text).toContain('https://app.example.ca/accept-invitation?token=t');
  });
});

describe('the language of an email about an appointment', () => {
  const toRole = (role: 'customer' | 'employee'): QueuedMail => ({
    ...{ ...mail, kind: 'APPOINTMENT', businessId: 'b', appointmentId: 'a', news: 'CONFIRMED', sequence: 1 },
    ...{ organizer: 'hi@larch.example', to: { role, email: 'sam@example.com', name: 'Sam' } },
    appointment: {
      ...{ title: 'Kick-off', startTime: '2026-03-09T15:00:00.000Z', endTime: '2026-03-09T16:30:00.000Z' },
      customer: { name: 'Ann', email: 'ann@example.com' },
    },
  });

  it('to an employee is their own, or the owner’s if they have no account', async () => {
    users = [aUser('owner', 'en'), aUser('sam', 'fr')];
    expect(isFrench(await composed(toRole('employee')))).toBe(true);
    users = [aUser('owner', 'fr')];
    expect(isFrench(await composed(toRole('employee')))).toBe(true);
    users = [aUser('owner', 'fr'), aUser('sam')];
    expect(isFrench(await composed(toRole('employee')))).toBe(false);
  });

  it('to a customer follows from the address of the company', async () => {
    expect(isFrench(await composed(toRole('customer')))).toBe(false);
    expect(isFrench(await composed(toRole('customer'), 'QC'))).toBe(true);
  });
});
