import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { remindersKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { ReminderMail } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '#shared/reminder/settings.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';
import { reminderMail } from './invoice-mail.ts';
import { summaryMail } from './summary-mail.ts';

const table = await emulatedTable();

const messageIn = (language: Language, today: string, changes: Partial<PublicInvoice> = {}) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', dueDate: '2026-02-04', ...changes }),
  today,
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language }),
});
const OFFERED = { to: 'zoe@example.com', pdf: new Uint8Array() };
const PAID = 'This is a reminder that invoice F-12 from Studio Boréal inc. with a balance of';
/** With plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a reminder', () => {
  it.each<[Language, string, Partial<PublicInvoice>, string, string]>([
    [
      'en',
      '2026-02-01',
      {},
      'Reminder: invoice F-12 from Studio Boréal inc. is due February 04, 2026',
      'is due February 04, 2026. If you have already paid it, please disregard this email.',
    ],
    ['en', '2026-02-04', {}, 'Reminder: invoice F-12 from Studio Boréal inc. is due today', 'is due today.'],
    [
      'en',
      '2026-02-05',
      {},
      'Overdue: invoice F-12 from Studio Boréal inc.',
      'was due February 04, 2026 and is overdue by 1 day.',
    ],
    [
      'en',
      '2026-02-18',
      {},
      'Overdue: invoice F-12 from Studio Boréal inc.',
      'was due February 04, 2026 and is overdue by 14 days.',
    ],
    ['en', '2026-02-01', { amountPaid: 100 }, 'Reminder: invoice F-12', PAID],
    [
      'fr',
      '2026-02-01',
      {},
      'Rappel : facture F-12 payable au plus tard le 4 février 2026 – Studio Boréal inc.',
      'Nous vous rappelons que la facture F-12 envoyée par Studio Boréal inc., d’un montant de',
    ],
    [
      'fr',
      '2026-02-04',
      {},
      'Rappel : facture F-12 payable aujourd’hui – Studio Boréal inc.',
      'est payable aujourd’hui. Si vous l’avez déjà payée, veuillez ne pas tenir compte de ce courriel.',
    ],
    [
      'fr',
      '2026-02-11',
      {},
      'Facture en retard : F-12 – Studio Boréal inc.',
      'était payable au plus tard le 4 février 2026 : elle est en retard de 7 jours.',
    ],
    ['fr', '2026-02-01', { amountPaid: 100 }, 'Rappel : facture F-12', 'dont le solde est de'],
  ])('in %s on %s', (language, today, changes, subject, text) => {
    const mail = reminderMail({ ...messageIn(language, today, changes), ...OFFERED });
    expect(plain(mail.subject)).toContain(subject);
    expect(plain(mail.text).replaceAll('\u2060', '')).toContain(text);
  });
});

describe('a reminder in the business’s own words', () => {
  const own = {
    subject: '{number} is waiting, {customer}',
    message: 'Hi {customer},\n\n{amount} was due {dueDate}.\nThanks,\n{company}',
  };
  const composed = (language: Language, words = own, changes: Partial<PublicInvoice> = {}) =>
    reminderMail({ ...messageIn(language, '2026-02-11', changes), ...OFFERED }, words);

  it.each<[Language, string]>([
    ['en', '344.93 CAD was due February 04, 2026.\nThanks,\nStudio Boréal inc.'],
    ['fr', '344,93 CAD was due 4 février 2026.\nThanks,\nStudio Boréal inc.'],
  ])('has the values of its invoice, as %s writes them, above what every reminder shows', (language, text) => {
    const mail = composed(language, own, { billingName: 'Zoé' });
    expect(mail.subject).toBe('F-12 is waiting, Zoé');
    expect(plain(mail.text).replaceAll('\u2060', '')).toContain(`Hi Zoé,\n\n${text}`);
    expect(mail.html).toContain('/pay/');
    expect(mail.attachments).toHaveLength(1);
  });

  it('has the balance of an invoice that is partly paid', () => {
    expect(plain(composed('en', own, { amountPaid: 100 }).text)).toContain('244.93 CAD was due');
  });

  it('is text, whatever was typed', () => {
    const hostile = { subject: '<b>{number}</b>', message: '<img src=x onerror=alert(1)>{customer}&amp;"\'' };
    const { html, subject, text } = composed('en', hostile, { billingName: '<script>alert(2)</script>' });
    expect(html).not.toMatch(/<img src=x|<script|<b>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(2)&lt;/script&gt;&amp;amp;');
    expect(subject).toBe('<b>F-12</b>');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  it('has the address of an owner without a company, as the standard words do', () => {
    const company = { name: 'jo@example.com', paymentSettings: { paymentIntegrationEnabled: false } };
    expect(composed('en', { ...own, subject: 'From {company}' }, { company }).subject).toBe('From jo@example.com');
    const link = { ...own, message: 'Pay at {company}.example/pay' };
    expect(composed('en', link, { company }).subject).toBe('Overdue: invoice F-12 from jo@example.com');
  });

  it.each([
    ['make a link', { ...own, message: 'Pay at {customer}.example/pay' }, { billingName: 'evil' }],
    ['make it too long', { ...own, message: '{company}'.repeat(200) }, {}],
  ])('has the standard words if the values %s', (_, words, changes) => {
    expect(composed('en', words, changes).subject).toBe('Overdue: invoice F-12 from Studio Boréal inc.');
  });
});

describe('the summary of the day', () => {
  const owner = { email: 'owner@example.com', firstName: 'Léa' } as UserRecord;
  const reminded = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ invoiceId: `i${index}`, number: `F-${index}`, customer: 'Zoé Roy' },
      ...{ dueCents: 123_450, currency: 'CAD' as const },
    }));
  const summary = (language: Language, count: number) =>
    summaryMail(reminded(count), { ...messageIn(language, '2026-02-04'), language, owner });

  it('lists the reminded invoices, up to twenty', () => {
    const mail = summary('en', 22);
    expect(mail.subject).toBe('22 reminders sent today');
    // Deposit requests are among them.
    expect(mail.text).toContain('Today we sent these reminders:');
    expect(mail.text).toContain('F-19: Zoé Roy, 1,234.50 CAD');
    expect(mail.text).not.toContain('F-20');
    expect(mail.text).toContain('And 2 more.');
  });

  it('is in French for a company in Québec', () => {
    const mail = summary('fr', 1);
    expect(mail.subject).toBe('1 rappel envoyé aujourd’hui');
    expect(plain(mail.text)).toContain('Nous avons envoyé aujourd’hui le rappel suivant :');
    expect(plain(mail.text)).toContain('F-0 : Zoé Roy, 1 234,50 CAD');
  });
});

describe('a queued reminder', () => {
  let harness: ReturnType<typeof mailsHarness>;
  beforeEach(() => {
    harness = mailsHarness(table);
  });

  async function aReminder(fields: Partial<InvoiceRecord> = {}, step?: number): Promise<ReminderMail> {
    const { id: invoiceId, billingEmail: to = '' } = await harness.givenAnInvoice(fields);
    const id = crypto.randomUUID();
    const mail: ReminderMail = {
      kind: 'REMINDER',
      id,
      invoiceId,
      to,
      sentAt: SENT_AT,
      ...(step !== undefined && { step }),
    };
    expect(await outboxOn({ add: async () => undefined }).order([mail], table.transact)).toBeNull();
    return mail;
  }

  describe('has the words', () => {
    const words = (step: number, language: Language, subject: string) => ({ step, language, subject, message: 'Hi' });
    const choose = (businessId: string, settings: Partial<ReminderSettings>) =>
      table.transact({ settings: put({ ...remindersKey(businessId), ...DEFAULT_REMINDERS, ...settings }) });
    const texts = [words(7, 'en', 'A week'), words(14, 'en', 'Two weeks'), words(14, 'fr', 'Deux semaines')];
    /** The subject of a reminder that is queued on the 10th day after the due day. */
    async function subjectOf(step: number | undefined, settings: Partial<ReminderSettings>, language?: Language) {
      const mail = await aReminder({ dueDate: '2026-02-19', ...(language && { language }) }, step);
      const { businessId } = await harness.read(mail.invoiceId);
      await choose(businessId, { texts: [words(7, 'en', 'Of before it was sent')] });
      await choose(businessId, settings);
      await harness.deliver([mail]);
      const [sent] = harness.ses.calls().slice(-1);
      const raw = Buffer.from(
        (sent?.args[0] as SendRawEmailCommand | undefined)?.input.RawMessage?.Data ?? '',
      ).toString();
      return /^Subject: (.*)$/m.exec(raw)?.[1]?.trim();
    }

    it.each<[string, number | undefined, Partial<ReminderSettings>, Language | undefined, string | RegExp]>([
      ['of its step', 14, { days: [7, 14], texts }, undefined, 'Two weeks'],
      ['of its step in the language of the invoice', 14, { days: [7, 14], texts }, 'fr', 'Deux semaines'],
      ['of the last step that has come, by hand', undefined, { days: [7, 14], texts }, undefined, 'A week'],
      ['of a step before the due day', -3, { days: [-3], texts: [words(-3, 'en', 'Soon')] }, undefined, 'Soon'],
      ['of the due day', 0, { days: [0, 7], texts: [words(0, 'en', 'Today'), ...texts] }, undefined, 'Today'],
      [
        'that are standard, by hand, after the due day if only a step before it has its own',
        undefined,
        { days: [-3], texts: [words(-3, 'en', 'Soon')] },
        undefined,
        /^Overdue: invoice/,
      ],
      ['that are standard if its language has no others', 7, { days: [7, 14], texts }, 'fr', /Facture|=\?utf-8/i],
      ['that are standard once its own are gone', 7, { days: [14] }, undefined, /^Overdue: invoice/],
    ])('%s, by the settings when it is sent', async (_, step, settings, language, subject) => {
      expect(await subjectOf(step, settings, language)).toEqual(
        typeof subject === 'string' ? subject : expect.stringMatching(subject),
      );
    });
  });

  it('is sent once, however often it is delivered', async () => {
    const mail = await aReminder();
    for (const seconds of [0, 60, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
  });

  it.each<[string, Partial<InvoiceRecord>]>([
    ['paid', { status: 'PAID' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['disputed', { disputedCents: 100 }],
    ['reported as paid', { claim: { id: 'claim', method: 'e-transfer', at: SENT_AT, on: SENT_AT.slice(0, 10) } }],
  ])('is not sent once its invoice is %s, as the history says', async (_, fields) => {
    const mail = await aReminder(fields);
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['NOT_SENT']);
  });

  it('is never repeated after a run that may have sent it, and leaves the invoice without a failure', async () => {
    harness.ses
      .on(SendRawEmailCommand)
      .rejectsOnce(aFault({ code: 'ETIMEDOUT' }))
      .resolves({});
    const mail = await aReminder();
    expect(await harness.deliver([mail])).toEqual([]);
    expect(await harness.deliver([mail], { seconds: 300 })).toEqual([]);
    expect(harness.recipients()).toHaveLength(1);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNCONFIRMED']);
    expect(await harness.read(mail.invoiceId)).not.toHaveProperty('deliveryFailure');
  });

  it('counts towards the daily limits', async () => {
    const mails = [];
    for (let sent = 0; sent < 11; sent += 1) mails.push(await aReminder({ billingEmail: 'many@example.com' }));
    for (const mail of mails) await harness.deliver([mail]);
    expect(harness.recipients()).toHaveLength(10);
  });
});
