import { describe, expect, it } from 'vitest';
import { smsText } from '#functions/invoice-delivery/sms-text.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { draftTexts } from './draft-texts.ts';
import { invoiceMail, reminderMail } from './invoice-mail.ts';

const company = { name: 'Larch', paymentSettings: { paymentIntegrationEnabled: true } };
const CHARGED = { savesCard: true, savedCard: { brand: 'visa', last4: '4242' }, chargedOn: '2026-12-26' } as const;

/** An invoice that a series with charges made, due on December 26, and its message on December 1 unless given. */
function messageOf(changes: Partial<PublicInvoice> = {}, language: Language = 'en', today = '2026-12-01') {
  const invoice = aPublicInvoice({ ...CHARGED, company, dueDate: '2026-12-26', language, ...changes });
  return { invoice, today, siteUrl: 'https://northbill.test', dictionary: messageDictionaryFor({ language }) };
}

type Message = ReturnType<typeof messageOf>;
const addressed = (message: Message) => ({ ...message, to: 'jo@example.com', pdf: new Uint8Array() });

/** The text with plain spaces, and without joiners. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const mailed = (message: Message, written = {}) => plain(invoiceMail(addressed(message), written).text);

const ON_DAY =
  'We will charge Visa •••• 4242 on December 26, 2026. To pay in another way or to remove the card, open the invoice before that day.';
const TODAY = 'We will charge Visa •••• 4242 today. You can remove the card on the page of the invoice.';

describe('an invoice whose saved card is charged', () => {
  it('says when, above the amount, and does not ask to pay', () => {
    const text = mailed(messageOf());
    expect(text).toMatch(new RegExp(`due December 26, 2026\\.\n\n${ON_DAY}\n\nAmount due: `));
    expect(text).toContain('View invoice: https://northbill.test/pay/');
    expect(text).not.toMatch(/pay invoice|save your card/i);
    expect(smsText(messageOf())).toContain(' View: ');
  });

  it('says so in French', () => {
    const text = mailed(messageOf({}, 'fr'));
    expect(text).toContain(
      'Nous débiterons la carte Visa •••• 4242 le 26 décembre 2026. Pour payer autrement ou pour retirer la carte, ouvrez la facture avant ce jour.',
    );
    expect(text).toContain('Voir la facture : ');
    expect(mailed(messageOf({}, 'fr', '2026-12-26'))).toContain(
      'Nous débiterons la carte Visa •••• 4242 aujourd’hui. Vous pouvez retirer la carte sur la page de la facture.',
    );
  });

  it.each(['2026-12-26', '2026-12-27'])(
    'says that it is charged today on its day, and if the run is late: %s',
    (today) => {
      expect(mailed(messageOf({}, 'en', today))).toContain(TODAY);
    },
  );

  it('says so below the own words of its business or sender', () => {
    expect(mailed(messageOf(), { message: 'Dear Jo,\n\nThanks! Kim' })).toContain(`Thanks! Kim\n\n${ON_DAY}`);
    const own = { en: { subject: 'Bill {number}', message: 'Please find {number}.' } };
    const { isKept, ...texts } = draftTexts(messageOf(), own);
    expect(isKept).toBe(true);
    expect(mailed(messageOf(), texts)).toContain(`Please find INV-20260105001.\n\n${ON_DAY}`);
  });

  it('says so in a reminder and in the sender’s copy', () => {
    expect(plain(reminderMail(addressed(messageOf())).text)).toContain(ON_DAY);
    const copy = invoiceMail({ ...addressed(messageOf()), copyOf: ['jo@example.com'] });
    expect(plain(copy.text)).toContain(ON_DAY);
  });

  it.each<[string, Partial<PublicInvoice>]>([
    ['paid', { status: 'PAID' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['disputed', { isDisputed: true }],
    ['reported as paid by e-Transfer', { claimedOn: '2026-12-20' }],
    ['no longer charged', { chargedOn: undefined }],
    ['without a card', { savedCard: undefined }],
  ])('says nothing of a charge once it is %s', (_, changes) => {
    expect(mailed(messageOf(changes))).not.toContain('will charge');
  });

  it('has it in HTML, with the card on one line', () => {
    const { html } = invoiceMail(addressed(messageOf()));
    expect(html).toContain('We will charge Visa ••••\u00a04242 on December 26, 2026.');
  });
});

describe('an invoice whose saved bank account is debited', () => {
  const account = { savedCard: { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' } };
  const DEBITED =
    'We will debit the TD Canada Trust account •••• 6789 on December 26, 2026. The money usually arrives five business days later. To pay in another way or to remove the bank account, open the invoice before that day.';

  it('says when, and that the money takes a while', () => {
    const text = mailed(messageOf(account));
    expect(text).toMatch(new RegExp(`due December 26, 2026\\.\n\n${DEBITED}\n\nAmount due: `));
    expect(mailed(messageOf(account, 'en', '2026-12-26'))).toContain(
      'We will debit the TD Canada Trust account •••• 6789 today. The money usually arrives five business days later. You can remove the bank account on the page of the invoice.',
    );
  });

  it('says so in French', () => {
    expect(mailed(messageOf(account, 'fr'))).toContain(
      'Nous débiterons le compte TD Canada Trust •••• 6789 le 26 décembre 2026. L’argent arrive habituellement cinq jours ouvrables plus tard. Pour payer autrement ou pour retirer le compte bancaire, ouvrez la facture avant ce jour.',
    );
    expect(mailed(messageOf(account, 'fr', '2026-12-26'))).toContain(
      'Nous débiterons le compte TD Canada Trust •••• 6789 aujourd’hui. L’argent arrive habituellement cinq jours ouvrables plus tard. Vous pouvez retirer le compte bancaire sur la page de la facture.',
    );
  });
});

describe('an invoice with a bank payment on its way', () => {
  const debited = { chargedOn: undefined, pendingDebit: { amount: 344.93, on: '2026-12-20' } };

  it.each([
    ['en', '2026-12-21', 'Invoice INV-20260105001 from Larch'],
    ['en', '2027-02-01', 'Invoice INV-20260105001 from Larch'],
    ['fr', '2026-12-21', 'Facture INV-20260105001 – Larch'],
  ] as const)('asks for nothing, also once it is overdue: %s, %s', (language, today, subject) => {
    const mail = invoiceMail(addressed(messageOf(debited, language, today)));
    expect(plain(mail.subject)).toBe(subject);
    expect(plain(mail.text)).toContain(
      {
        en: 'has a bank payment on its way, which usually takes five business days. There is nothing to pay now.',
        fr: 'fait l’objet d’un paiement bancaire en cours, qui prend habituellement cinq jours ouvrables. Vous n’avez rien à payer actuellement.',
      }[language],
    );
    expect(plain(mail.text)).not.toMatch(
      /overdue|en retard|pay invoice|payer la facture|will (charge|debit)|save your/i,
    );
  });

  it('still says what is due, and by when', () => {
    const text = mailed(messageOf({ ...debited, amountPaid: 100 }));
    const due = / with a balance of ([\d.,]+ CAD)/.exec(text)?.[1];
    expect(due).toBeDefined();
    expect(text).toContain(`Amount due: ${due}`);
    expect(text).toContain('Due date: December 26, 2026');
  });

  it('says so in a text message', () => {
    expect(plain(smsText(messageOf(debited)))).toContain('There is nothing to pay now. View: ');
    expect(smsText(messageOf(debited, 'fr'))).toContain(
      ', paiement bancaire en cours. Rien à payer actuellement. Voir : ',
    );
  });
});

describe('an invoice with which a card can be saved', () => {
  const offer = { savedCard: undefined, chargedOn: undefined };

  it('says so after its button, in the language of its recipient', () => {
    expect(mailed(messageOf(offer))).toMatch(
      /View and pay invoice: [\s\S]*If you save your card when you pay, Larch charges it for your next invoices, so that you need not pay each one yourself\./,
    );
    expect(mailed(messageOf(offer, 'fr'))).toContain('Si vous enregistrez votre carte en payant, Larch la débitera');
  });

  it('says that a bank account can be saved, too, where it can', () => {
    expect(mailed(messageOf({ ...offer, takesDebits: true }))).toContain(
      'If you save your card or bank account when you pay, Larch uses it for your next invoices, so that you need not pay each one yourself.',
    );
    expect(mailed(messageOf({ ...offer, takesDebits: true }, 'fr'))).toContain(
      'Si vous enregistrez votre carte ou votre compte bancaire en payant, Larch s’en servira pour vos prochaines factures : vous n’aurez plus à les payer une à une.',
    );
  });

  it.each<[string, Partial<PublicInvoice>]>([
    ['one was saved', { chargedOn: undefined }],
    ['it is paid', { ...offer, status: 'PAID' }],
    ['its business takes no cards', { ...offer, company: { paymentSettings: { paymentIntegrationEnabled: false } } }],
    ['it is not from such a series', { ...offer, savesCard: undefined }],
  ])('says nothing of it if %s', (_, changes) => {
    expect(mailed(messageOf(changes))).not.toContain('save your card');
  });
});
