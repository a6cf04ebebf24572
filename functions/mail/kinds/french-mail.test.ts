import { describe, expect, it } from 'vitest';
import { smsText } from '#functions/invoice-delivery/sms-text.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { invoiceMail } from './invoice-mail.ts';

const TODAY = '2026-01-05';

const messageFor = (changes: Partial<PublicInvoice>) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', billingName: 'Zoé Roy', ...changes }),
  today: TODAY,
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language: 'fr' }),
});

const mailFor = (changes: Partial<PublicInvoice> = {}) =>
  invoiceMail({
    ...messageFor(changes),
    to: 'zoe@example.com',
    replyTo: 'studio@example.com',
    pdf: new Uint8Array(),
  });

/** Shows no-break spaces as "_". */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

/** A state with its subject and text in an email, and its SMS between the number and the link. */
const STATES: [state: string, Partial<PublicInvoice>, subject: string, intro: string, sms: string][] = [
  [
    'due',
    {},
    'Facture F-12 – Studio Boréal inc.',
    'Studio Boréal inc. vous a envoyé la facture F-12 d’un montant de 344,93_CAD, payable au plus tard le 4_février 2026.',
    'de 344,93 CAD, échéance le 4 février 2026. Voir et payer',
  ],
  [
    'overdue since the first of August',
    { dueDate: '2025-08-01' },
    'Facture en retard_: F-12 – Studio Boréal inc.',
    'La facture F-12 envoyée par Studio Boréal inc., d’un montant de 344,93_CAD, était payable au plus tard le 1er_août 2025_: elle est en retard de 157 jours.',
    'de 344,93 CAD, échéance le 1er aout 2025, en retard de 157 jours. Voir et payer',
  ],
  [
    'overdue since yesterday',
    { dueDate: '2026-01-04' },
    'Facture en retard_: F-12 – Studio Boréal inc.',
    'payable au plus tard le 4_janvier 2026_: elle est en retard de 1 jour.',
    'en retard de 1 jour. Voir et payer',
  ],
  [
    'paid',
    { status: 'PAID', paidAt: '2026-01-04' },
    'Facture payée_: F-12 – Studio Boréal inc.',
    'd’un montant de 344,93_CAD, est payée. Merci.',
    'de 344,93 CAD, payée. Merci. Voir',
  ],
  [
    'cancelled',
    { status: 'CANCELLED' },
    'Facture annulée_: F-12 – Studio Boréal inc.',
    'a été annulée. Vous n’avez rien à payer.',
    'de 344,93 CAD, annulée. Rien à payer. Voir',
  ],
  [
    'disputed',
    { isDisputed: true },
    'Facture F-12 – Studio Boréal inc.',
    'fait l’objet d’un paiement par carte contesté. Vous n’avez rien à payer tant que votre banque n’a pas rendu sa décision.',
    'paiement par carte contesté. Rien à payer avant la décision de votre banque. Voir',
  ],
];

describe('the email of a French invoice', () => {
  it.each(STATES)('states that it is %s', (_, changes, subject, intro) => {
    const mail = mailFor(changes);
    expect(visible(mail.subject)).toBe(subject);
    expect(visible(mail.text)).toContain(intro);
  });

  it('is in French from greeting to footer', () => {
    const { text, html, attachments } = mailFor();
    expect(visible(text)).toBe(`Bonjour Zoé Roy,

Studio Boréal inc. vous a envoyé la facture F-12 d’un montant de 344,93_CAD, payable au plus tard le 4_février 2026.

Solde dû_: 344,93_CAD

Numéro de facture_: F-12
Date d’échéance_: 4_février 2026

Voir et payer la facture_: https://northbill.test/pay/7hG2kLmN4pQr8sTuVwXyZa

Identité visuelle_: 300,00
TPS (5_%)_: 15,00
TVQ (9,975_%)_: 29,93
Total_: 344,93_CAD

La facture est jointe en format PDF.

Des questions? Répondez à ce courriel pour joindre Studio Boréal inc.

Studio Boréal inc., 1200, rue Sainte-Catherine Ouest, Montréal (Québec) H2X_1Y4, Canada
Envoyé avec Northbill`);
    expect(html).toContain('<html lang="fr-CA">');
    expect(attachments?.map(({ name }) => name)).toEqual(['facture-F-12.pdf']);
  });

  it('names what is left to pay', () => {
    expect(visible(mailFor({ amountPaid: 100 }).text)).toContain(
      'Studio Boréal inc. vous a envoyé la facture F-12, dont le solde est de 244,93_CAD, payable au plus tard le 4_février 2026.',
    );
  });

  it('names the day of payment', () => {
    expect(visible(mailFor({ status: 'PAID', paidAt: '2026-01-04' }).text)).toContain('Payée le_: 4_janvier 2026');
  });
});

/** The part of the GSM 7-bit alphabet that French texts use: most of ASCII and some accented letters. */
const GSM = /^[ -Z_a-zÀ-ÿ]*$/;
const NOT_GSM = /[ÀÁÂÃÈÊËÌÍÎÏÐÒÓÔÕ×ÙÚÛÝÞáâãçêëíîïðóôõ÷úûýþÿ]/;

describe('the SMS of a French invoice', () => {
  it.each(STATES)('states that it is %s, in the alphabet that fits 160 characters into a message', (...state) => {
    const [, changes, , , text] = state;
    const sms = smsText(messageFor({ ...changes, company: { ...aTaxedInvoice().company, name: 'Studio' } }));
    expect(sms).toContain(text);
    expect(sms).toMatch(/^Studio : facture F-12 de .* : https:\/\/northbill\.test\/pay\/\w+$/);
    expect(sms).toMatch(GSM);
    expect(sms).not.toMatch(NOT_GSM);
  });

  it('keeps every month in that alphabet', () => {
    for (let month = 1; month <= 12; month += 1) {
      const sms = smsText(messageFor({ dueDate: `2027-${String(month).padStart(2, '0')}-15` }));
      expect(sms.replace('Boréal', '')).not.toMatch(NOT_GSM);
    }
  });
});

it('the sender’s own copy says in French to whom the email went', () => {
  const copy = { ...messageFor({}), to: 'owner@example.com', copyOf: ['zoe@example.com'], pdf: new Uint8Array() };
  expect(invoiceMail(copy).text).toMatch(/^Votre copie du courriel envoyé à zoe@example\.com\n\nBonjour/);
});
