import { describe, expect, it } from 'vitest';
import { smsText } from '#functions/invoice-delivery/sms-text.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { invoiceMail, reminderMail } from './invoice-mail.ts';

/** A text without the joiners that keep mail programs from linking it. */
const plain = (text: string) => text.replaceAll('\u2060', '');

/** An invoice of 100.00 CAD, due on February 04, by a company whose name ends in a full stop. */
function anInvoice(changes: Partial<PublicInvoice> = {}): PublicInvoice {
  const items = [{ name: 'Design', quantity: 1, rate: 100, amount: 100 }];
  const company = { name: 'Larch Ltd.', paymentSettings: { paymentIntegrationEnabled: true } };
  return aPublicInvoice({ items, company, ...changes });
}

function messageFor(changes: Partial<PublicInvoice>, today: string) {
  return {
    invoice: anInvoice(changes),
    today,
    siteUrl: 'https://northbill.test',
    dictionary: messageDictionaryFor({}),
  };
}

const mailFor = (changes: Partial<PublicInvoice> = {}, today = '2026-01-05', replyTo?: string) =>
  invoiceMail({ ...messageFor(changes, today), to: 'jo@example.com', replyTo, pdf: new Uint8Array() });

const NUMBER = 'INV-20260105001';

describe('the files of an invoice', () => {
  const file = { id: 'f1', name: 'plan.pdf', size: 5 * 1024 * 1024 - 1, type: 'application/pdf' as const };
  const bytes = new Uint8Array([1, 2, 3]);
  const sent = { name: file.name, contentType: file.type, bytes };
  const withFile = (size: number) => ({
    ...messageFor({ attachments: [{ ...file, size }] }, '2026-01-05'),
    to: 'a@example.com',
  });
  const pdf = new Uint8Array();

  it('are attached and named while they are below 5 MB', () => {
    const mail = invoiceMail({ ...withFile(file.size), pdf, files: [sent] });
    expect(plain(mail.text)).toContain('The invoice is attached as a PDF.\n\nAlso attached: plan.pdf');
    expect(mail.attachments?.map(({ name }) => name)).toEqual([`invoice-${NUMBER}.pdf`, 'plan.pdf']);
  });

  it.each([
    ['once they are larger', invoiceMail({ ...withFile(file.size + 1), pdf })],
    ['in a reminder', reminderMail({ ...withFile(file.size), pdf })],
  ])('are on the page that the email leads to %s', (_, mail) => {
    expect(plain(mail.text)).toContain('Open the invoice to save its files: plan.pdf');
    expect(mail.attachments).toHaveLength(1);
  });

  it('make no link of their names', () => {
    const attachments = [{ ...file, name: 'evil.example.com.pdf' }];
    const { html } = invoiceMail({ ...messageFor({ attachments }, '2026-01-05'), to: 'a@example.com', pdf });
    expect(html).not.toContain('evil.example.com');
  });

  it('are not mentioned if there are none', () => {
    expect(mailFor().text).not.toContain('files');
  });
});

describe('the email of an invoice', () => {
  it.each<[string, Partial<PublicInvoice>, string, string[]]>([
    [
      'due',
      {},
      `Invoice ${NUMBER} from Larch Ltd.`,
      [
        `Larch Ltd. sent you invoice ${NUMBER} for 100.00 CAD, due February 04, 2026.`,
        'Amount due: 100.00 CAD',
        'Due date: February 04, 2026',
        'View and pay invoice: ',
      ],
    ],
    [
      'overdue',
      { dueDate: '2025-12-24' },
      `Overdue: invoice ${NUMBER} from Larch Ltd.`,
      [
        `Invoice ${NUMBER} from Larch Ltd. for 100.00 CAD was due December 24, 2025 and is overdue by 12 days.`,
        'View and pay invoice: ',
      ],
    ],
    [
      'overdue since yesterday, and paid in part',
      { dueDate: '2026-01-04', amountPaid: 99.7, payments: [{ amount: 99.7, on: '2026-01-02', method: 'cash' }] },
      `Overdue: invoice ${NUMBER} from Larch Ltd.`,
      [
        'with a balance of 0.30 CAD was due January 04, 2026 and is overdue by 1 day.',
        'Amount due: 0.30 CAD',
        'Total: 100.00 CAD',
        'Paid on January 02, 2026: 99.70 CAD',
        'View invoice: ',
      ],
    ],
    [
      'paid, a part refunded',
      { status: 'PAID', amountPaid: 100, amountRefunded: 45 },
      `Invoice ${NUMBER} from Larch Ltd. is paid`,
      ['for 100.00 CAD is paid, and 45.00 CAD was refunded. Thank you.', 'View invoice: '],
    ],
    [
      'refunded',
      { status: 'CANCELLED', isRefunded: true, amountPaid: 100, amountRefunded: 100 },
      `Invoice ${NUMBER} from Larch Ltd. is refunded`,
      ['for 100.00 CAD was refunded. There is nothing to pay.', 'Total: 100.00 CAD', 'View invoice: '],
    ],
    [
      'paid',
      { status: 'PAID', paidAt: '2026-01-04', amountPaid: 100 },
      `Invoice ${NUMBER} from Larch Ltd. is paid`,
      ['for 100.00 CAD is paid. Thank you.', 'Amount paid: 100.00 CAD', 'Paid on: January 04, 2026', 'View invoice: '],
    ],
    [
      'closed with a balance',
      { status: 'CANCELLED', isClosed: true, amountPaid: 40 },
      `Invoice ${NUMBER} from Larch Ltd. is closed`,
      ['for 100.00 CAD is closed. There is nothing to pay now.', 'Total: 100.00 CAD', 'View invoice: '],
    ],
    [
      'cancelled',
      { status: 'CANCELLED' },
      `Invoice ${NUMBER} from Larch Ltd. is cancelled`,
      ['for 100.00 CAD was cancelled. There is nothing to pay.', 'Total: 100.00 CAD', 'View invoice: '],
    ],
    [
      'disputed in part',
      { isDisputed: true, amountPaid: 60 },
      `Invoice ${NUMBER} from Larch Ltd.`,
      ['for 100.00 CAD has a disputed card payment.', 'Total: 100.00 CAD', 'View invoice: '],
    ],
  ])('states the status: %s', (state, changes, subject, texts) => {
    const mail = mailFor(changes);
    expect(mail.subject).toBe(subject);
    for (const text of texts) expect(mail.text).toContain(text);
    if (!state.startsWith('overdue')) expect(mail.text).not.toContain('overdue');
    if (/closed|cancelled|disputed/.test(state)) expect(mail.text).not.toMatch(/due/i);
    expect(smsText(messageFor(changes, '2026-01-05'))).toMatch(
      new RegExp(
        `^Larch Ltd\\.: invoice ${NUMBER} (for|with a balance of) \\d+\\.\\d\\d CAD.* View.*: https://northbill\\.test/pay/\\w+$`,
      ),
    );
  });

  it('invites replies only where there is an address for them, and ends no name with two full stops', () => {
    expect(mailFor().replyTo).toBeUndefined();
    expect(mailFor().text).not.toContain('Reply');
    const mail = mailFor({}, '2026-01-05', 'hi@larch.test');
    expect(mail.replyTo).toEqual({ name: 'Larch Ltd.', address: 'hi@larch.test' });
    expect(mail.text).toContain('Questions? Reply to this email to reach Larch Ltd.\n');
  });

  it('ends with the seller and their postal address, or their email if there is none', () => {
    const { company } = anInvoice();
    const at = { address: '12 Main St', city: 'Calgary', zip: 'T2P 1A1', country: 'Canada' };
    const ends = (changes: object) =>
      mailFor({ company: { ...company, ...changes } }, '2026-01-05', 'hi@larch.test').text;
    expect(ends(at)).toMatch(/\n\nLarch Ltd\., 12 Main St, Calgary, T2P 1A1, Canada\nSent with Northbill$/);
    expect(ends({})).toMatch(/\n\nLarch Ltd\., hi@larch\.test\nSent with Northbill$/);
    expect(mailFor({ company }).text).toMatch(/\n\nLarch Ltd\.\nSent with Northbill$/);
  });

  it('shows the logo by its URL on the site', () => {
    const { company } = anInvoice();
    const logo = `images/${'a'.repeat(22)}-480x120.png`;
    const mail = mailFor({ company: { ...company, logo } });
    expect(mail.html).toContain(
      `<img class="logo" src="https://northbill.test/api/${logo}" width="215" height="54" alt=""`,
    );
    expect(mailFor().html).not.toContain('<img');
  });
});

describe('text from users', () => {
  const STUDIO = { name: 'Studio.ca', paymentSettings: { paymentIntegrationEnabled: false } };

  it('contains no domain that a mail program or a phone would turn into a link', () => {
    const mail = mailFor({ company: STUDIO, billingName: 'Amazon.com Inc.', invoiceNumber: 'FA.CT-7' });
    const sms = smsText(messageFor({ company: STUDIO, invoiceNumber: 'FA.CT-7' }, '2026-01-05'));
    for (const body of [mail.text, mail.html.replace(/<title>.*?<\/title>/, ''), sms]) {
      expect(body).toContain('Studio.\u2060ca');
      expect(body).not.toMatch(/studio\.ca|amazon\.com|fa\.ct/i);
    }
    expect(mail).toMatchObject({ subject: 'Invoice FA.CT-7 from Studio.ca', fromName: 'Studio.ca' });
  });

  it('stays out of the message where it may contain links: notes, terms and lines are only in the PDF', () => {
    const canary = 'https://canary.example';
    const message = {
      additionalNotes: canary,
      paymentTerms: canary,
      items: [{ name: canary, description: canary, quantity: 1, rate: 100, amount: 100 }],
    };
    const { subject, text, html } = mailFor(message);
    for (const part of [subject, text, html, smsText(messageFor(message, '2026-01-05'))]) {
      expect(part).not.toContain('canary');
    }
  });
});
