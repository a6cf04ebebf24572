import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { ChargeFailed, SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import { CHARGE_ENDS, UNCHARGED } from '#shared/invoice/charge.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { chargeEndedMail, chargeFailedMail, savedCardMail } from './charge-mail.ts';

const VISA = { brand: 'visa', last4: '4242' };
const OWNER = { email: 'owner@example.com', firstName: 'Léa' } as UserRecord;
const ORDER = { id: 'm1', invoiceId: 'i1', sentAt: '2026-02-04T14:00:00.000Z', to: 'zoe@example.com', card: VISA };

const messageIn = (language: Language, changes: Partial<PublicInvoice> = {}) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', billingName: 'Zoé Roy', dueDate: '2026-02-04', ...changes }),
  today: '2026-02-04',
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language }),
  language,
  replyTo: 'hi@boreal.test',
});

const failed = (language: Language, facts: Partial<ChargeFailed> = {}, changes: Partial<PublicInvoice> = {}) =>
  chargeFailedMail(
    { ...ORDER, kind: 'CHARGE_FAILED', because: 'declined', ...facts },
    { ...messageIn(language, changes), pdf: new Uint8Array([1]) },
  );
const saved = (language: Language, what: SavedCardNotice['what'], changes: Partial<PublicInvoice> = {}) =>
  savedCardMail({ ...ORDER, kind: 'SAVED_CARD', what }, messageIn(language, changes));
type Reason = Parameters<typeof chargeEndedMail>[0]['because'];
const ended = (language: Language, because: Reason, changes: Partial<PublicInvoice> = {}) =>
  chargeEndedMail({ what: 'CHARGE_ENDED', because, card: VISA }, { ...messageIn(language, changes), owner: OWNER });

/** Shows no-break spaces as "_", and no joiners. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '');

describe('the email about a card that could not be charged', () => {
  it('says in English what failed, the amount, the day of the next try, and where to pay or to remove the card', () => {
    const mail = failed('en', { on: '2026-02-07' });
    expect(mail.subject).toBe('Your card was not charged: invoice F-12 from Studio Boréal inc.');
    expect(visible(mail.text)).toContain(`Hello Zoé Roy,

We could not charge Visa ••••_4242 for invoice F-12. The bank that issued the card did not accept the payment, which can have many reasons.

We will try again on February 07, 2026. If you would rather pay now, open the invoice: then we will not try again.

Amount due: 344.93 CAD

Invoice number: F-12
Due date: February 04, 2026
Card: Visa ••••_4242

View and pay invoice: https://northbill.test/pay/`);
    expect(mail.text).toContain('To remove the saved card, open the invoice.');
    expect(mail).toMatchObject({ to: 'zoe@example.com', attachments: [{ name: 'invoice-F-12.pdf' }] });
  });

  it('says it in French, with no-break spaces', () => {
    const mail = failed('fr', { on: '2026-02-07' });
    expect(visible(mail.subject)).toBe('Votre carte n’a pas été débitée_: facture F-12 – Studio Boréal inc.');
    expect(visible(mail.text)).toContain(`Bonjour Zoé Roy,

Nous n’avons pas pu débiter la carte Visa ••••_4242 pour la facture F-12. La banque émettrice n’a pas accepté le paiement, ce qui peut avoir plusieurs causes.

Nous réessaierons le 7_février 2026. Si vous préférez payer dès maintenant, ouvrez la facture_: nous ne réessaierons alors pas.

Solde dû_: 344,93_CAD

Numéro de facture_: F-12
Date d’échéance_: 4_février 2026
Carte_: Visa ••••_4242

Voir et payer la facture_: https://northbill.test/pay/`);
    expect(mail.html).toContain('<html lang="fr-CA">');
  });

  it.each([
    ['declined', 'We will not try again. Please open the invoice to pay it.', 'Nous ne réessaierons pas.'],
    ['authentication', 'your bank will ask you to confirm.', 'votre banque vous demandera alors de confirmer.'],
    ['refused', 'for example with another card', 'par exemple avec une autre carte'],
  ] as const)('says what to do if there is no other try: %s', (because, english, french) => {
    expect(failed('en', { because }).text).toContain(english);
    expect(failed('fr', { because }).text).toContain(french);
    expect(failed('en', { because }).text).not.toContain('We will try again');
  });

  it.each([
    ['amount-raised', 'More is due now than we told you.', 'dépasse maintenant le montant'],
    ['unavailable', 'cannot be paid by card now.', 'ne peut pas être payée par carte pour l’instant.'],
    ['stopped', 'We stopped this charge.', 'Nous avons annulé ce débit.'],
  ] as const)('says that an announced charge is not made, why, and asks to pay: %s', (because, english, french) => {
    const text = visible(failed('en', { because }).text);
    expect(text).toContain('Visa ••••_4242 is not charged for invoice F-12, although we announced it. ');
    expect(text).toContain(english);
    expect(text).toMatch(/\n\nPlease open the invoice to see /);
    expect(text).not.toMatch(/could not|try again/);
    const other = visible(failed('fr', { because }).text);
    expect(other).toContain('La carte Visa ••••_4242 n’est pas débitée pour la facture F-12, contrairement à');
    expect(other).toContain(french);
  });

  it('asks to pay although its invoice has a day on which the card is charged next', () => {
    const { text } = failed('en', { on: '2026-02-07' }, { savedCard: VISA, chargedOn: '2026-02-07' });
    expect(text).toContain('View and pay invoice: ');
    expect(text).not.toContain('We will charge');
  });

  it.each(UNCHARGED)('blames nobody: %s', (because) => {
    const { subject, text } = failed('en', { because });
    expect(`${subject} ${text}`).not.toMatch(/your fault|insufficient|invalid|fail|unfortunately|must/i);
  });

  it('names a card of no known brand as a card', () => {
    const card = { brand: 'unknown', last4: '0005' };
    expect(visible(failed('en', { card }).text)).toContain('charge card ••••_0005 for');
    expect(visible(failed('fr', { card }).text)).toContain('débiter la carte ••••_0005 pour');
    expect(visible(failed('fr', { card }).text)).toContain('Carte_: Carte ••••_0005');
  });
});

describe('the email about a saved card', () => {
  it('has all that its payer agreed to, the card, and where to remove it', () => {
    const mail = saved('en', 'SAVED');
    expect(mail.subject).toBe('Your card is saved for invoices from Studio Boréal inc.');
    const { ask, terms } = cardAgreement('en', 'Studio Boréal inc.');
    const text = visible(mail.text);
    expect(text).toContain('saved Visa ••••_4242 for your future invoices, as you asked when you paid invoice F-12.');
    expect(text).toContain(`“${ask}. ${terms}”`);
    expect(text).toContain('You can remove the card at any time, on the page of this invoice or of any later one.');
    expect(text).toContain(
      'Card: Visa ••••_4242\nSaved with invoice: F-12\n\nView invoice: https://northbill.test/pay/',
    );
    expect(mail).toMatchObject({ purpose: 'BUSINESS', replyTo: { address: 'hi@boreal.test' } });
    expect(mail).not.toHaveProperty('attachments');
  });

  it('has it in French, without a second full stop after a name that ends in one', () => {
    const text = visible(saved('fr', 'SAVED').text);
    const { ask, terms } = cardAgreement('fr', 'Studio Boréal inc.');
    expect(ask).toMatch(/inc\.$/);
    expect(text).toContain(`Voici ce que vous avez accepté_: «_${ask} ${terms}_»`);
    expect(text).toContain(
      'Vous pouvez retirer la carte en tout temps, sur la page de cette facture ou de l’une des suivantes.',
    );
  });

  it('says that it is saved no longer, and how to pay from now on', () => {
    const mail = saved('en', 'REMOVED');
    expect(mail.subject).toBe('Your card was removed: invoices from Studio Boréal inc.');
    expect(visible(mail.text)).toContain(
      'Visa ••••_4242 is no longer saved for invoices from Studio Boréal inc., and will not be charged any more.',
    );
    expect(visible(saved('fr', 'REMOVED').text)).toContain(
      'La carte Visa ••••_4242 n’est plus enregistrée pour les factures de Studio Boréal inc. et ne sera plus débitée.',
    );
  });
});

const REASONS = CHARGE_ENDS.filter((because) => because !== 'stopped');

describe('the email to an owner whose customer’s card is no longer charged', () => {
  it.each(REASONS)('says what happened, with a link to the invoice: %s', (because) => {
    const [english, french] = [ended('en', because), ended('fr', because)];
    expect(english.subject).toBe('Saved card not charged: invoice F-12 for Zoé Roy');
    expect(visible(french.subject)).toBe('Carte enregistrée non débitée_: facture F-12 – Zoé Roy');
    expect(visible(english.text)).toContain(
      'Amount due: 344.93 CAD\n\nInvoice number: F-12\nDue date: February 04, 2026\nCard: Visa ••••_4242\n\nView invoice: https://northbill.test/invoices/',
    );
    expect(visible(french.text)).toContain('Voir la facture_: https://northbill.test/fr/invoices/');
    for (const { to, text } of [english, french]) {
      expect(to).toBe(OWNER.email);
      expect(text).toContain('F-12');
      expect(text).toContain('Zoé Roy');
    }
  });

  it('says something else for each reason', () => {
    for (const language of LANGUAGES)
      expect(new Set(REASONS.map((because) => ended(language, because).text))).toHaveLength(REASONS.length);
  });

  it('says what the owner can do', () => {
    expect(ended('en', 'declined').text).toContain('You can charge the card once more on the page of the invoice');
    expect(ended('en', 'amount-raised').text).toContain(
      'Send the invoice again to tell your customer the amount. Its email says on which day the card is then charged.',
    );
    expect(ended('fr', 'card-removed').text).toContain('Si votre client a enregistré une autre carte');
  });

  it('says that it was the customer who removed the card', () => {
    const news = { what: 'CHARGE_ENDED', because: 'card-removed', card: VISA, byPayer: true } as const;
    const [english, french] = LANGUAGES.map((each) => chargeEndedMail(news, { ...messageIn(each), owner: OWNER }));
    expect(english?.subject).toBe('Zoé Roy removed their saved card: invoice F-12');
    expect(visible(english?.text ?? '')).toContain(
      'Zoé Roy removed Visa ••••_4242 on the page of an invoice. It is no longer charged for invoice F-12.',
    );
    expect(visible(french?.subject ?? '')).toBe('Zoé Roy a retiré sa carte enregistrée_: facture F-12');
    expect(visible(french?.text ?? '')).toContain(
      'Zoé Roy a retiré la carte Visa ••••_4242 sur la page d’une facture. Elle n’est plus débitée pour la facture F-12.',
    );
  });
});

const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
const failedDebit = (language: Language, facts: Partial<ChargeFailed> = {}) =>
  failed(language, { card: ACCOUNT, ...facts });
const accountMail = (language: Language, what: SavedCardNotice['what']) =>
  savedCardMail({ ...ORDER, card: ACCOUNT, kind: 'SAVED_CARD', what }, messageIn(language));
const endedDebit = (language: Language, because: Reason, facts: { byPayer?: true; card?: typeof ACCOUNT } = {}) =>
  chargeEndedMail({ what: 'CHARGE_ENDED', because, card: ACCOUNT, ...facts }, { ...messageIn(language), owner: OWNER });

describe('the emails about a bank account', () => {
  it('say in English that it could not be debited, why, and what follows', () => {
    const mail = failedDebit('en', { on: '2026-02-07' });
    expect(mail.subject).toBe('Your bank account was not debited: invoice F-12 from Studio Boréal inc.');
    expect(visible(mail.text)).toContain(`Hello Zoé Roy,

We could not debit the TD Canada Trust account ••••_6789 for invoice F-12. There was not enough money in the account.

We will try again on February 07, 2026. If you would rather pay now, open the invoice: then we will not try again.
`);
    expect(visible(mail.text)).toContain('Bank account: TD Canada Trust ••••_6789');
    expect(mail.text).toContain('To remove the saved bank account, open the invoice.');
  });

  it('say it in French', () => {
    const mail = failedDebit('fr', { on: '2026-02-07' });
    expect(visible(mail.subject)).toBe('Votre compte bancaire n’a pas été débité_: facture F-12 – Studio Boréal inc.');
    const text = visible(mail.text);
    expect(text).toContain(
      'Nous n’avons pas pu débiter le compte TD Canada Trust ••••_6789 pour la facture F-12. Le solde du compte n’était pas suffisant.',
    );
    expect(text).toContain('Compte bancaire_: TD Canada Trust ••••_6789');
    expect(text).toContain('Pour retirer le compte bancaire enregistré, ouvrez la facture.');
  });

  it('say what to do once it is debited no more', () => {
    expect(failedDebit('en', { because: 'refused' }).text).toContain(
      'Its bank does not allow this debit: the account may be closed or take no debits, or the amount may be above a limit.',
    );
    expect(failedDebit('en', { because: 'refused' }).text).toContain('from another bank account or by card');
    expect(visible(failedDebit('fr', { because: 'refused' }).text)).toContain('La banque n’autorise pas ce débit_: ');
    expect(failedDebit('en', { because: 'stopped' }).text).toContain('We stopped this debit.');
    expect(visible(failedDebit('en', { because: 'amount-raised' }).text)).toContain(
      'The TD Canada Trust account ••••_6789 is not debited for invoice F-12, although we announced it. More is due',
    );
  });

  it('have what its holder agreed to, or say that it is saved no longer', () => {
    const [saving, savingInFrench] = LANGUAGES.map((language) => accountMail(language, 'SAVED'));
    expect(saving?.subject).toBe('Your bank account is saved for invoices from Studio Boréal inc.');
    const { ask, terms } = cardAgreement('en', 'Studio Boréal inc.', 'debit');
    expect(visible(saving?.text ?? '')).toContain(`“${ask}. ${terms}”`);
    expect(visible(savingInFrench?.text ?? '')).toContain(
      'Si ce n’est pas vous qui l’avez enregistré, retirez-le et avisez-nous.',
    );
    const [gone, goneInFrench] = LANGUAGES.map((language) => accountMail(language, 'REMOVED'));
    expect(gone?.subject).toBe('Your bank account was removed: invoices from Studio Boréal inc.');
    expect(visible(gone?.text ?? '')).toContain(
      'The TD Canada Trust account ••••_6789 is no longer saved for invoices from Studio Boréal inc., and will not be debited any more.',
    );
    expect(visible(goneInFrench?.text ?? '')).toContain(
      'Le compte TD Canada Trust ••••_6789 n’est plus enregistré pour les factures de Studio Boréal inc. et ne sera plus débité.',
    );
    expect(gone?.text).toContain('A payment that is already on its way is not stopped.');
    expect(visible(goneInFrench?.text ?? '')).toContain('Un paiement déjà en cours n’est pas arrêté.');
  });

  it('tell the owner why it is debited no more, and do not offer a try that banks forbid', () => {
    const declined = endedDebit('en', 'declined');
    expect(declined.subject).toBe('Saved bank account not debited: invoice F-12 for Zoé Roy');
    expect(visible(declined.text)).toContain(
      'The TD Canada Trust account ••••_6789 of Zoé Roy could not be debited for invoice F-12: there was not enough money in it. There are no further tries.',
    );
    expect(declined.text).not.toContain('once more');
    expect(visible(endedDebit('fr', 'declined').subject)).toBe(
      'Compte bancaire enregistré non débité_: facture F-12 – Zoé Roy',
    );
    expect(endedDebit('en', 'card-removed', { byPayer: true }).subject).toBe(
      'Zoé Roy removed their saved bank account: invoice F-12',
    );
    expect(visible(endedDebit('fr', 'card-removed', { byPayer: true }).text)).toContain(
      'Zoé Roy a retiré le compte TD Canada Trust ••••_6789 sur la page d’une facture. Il n’est plus débité',
    );
  });

  it.each(LANGUAGES)('never call it a card: %s', (language) => {
    const unnamed = { ...ACCOUNT, bank: '' };
    const mails = [
      ...UNCHARGED.map((because) => failedDebit(language, { because })),
      ...UNCHARGED.map((because) => failedDebit(language, { because, card: unnamed, on: '2026-02-07' })),
      accountMail(language, 'SAVED'),
      accountMail(language, 'REMOVED'),
      ...REASONS.map((because) => endedDebit(language, because)),
      ...REASONS.map((because) => endedDebit(language, because, { card: unnamed })),
      endedDebit(language, 'card-removed', { byPayer: true }),
    ];
    // To pay by card, or to save one, is another way.
    const OTHER = /by card|or a card|par carte|ou une carte/g;
    for (const { subject, text } of mails)
      expect(`${subject} ${text}`.replace(OTHER, '')).not.toMatch(/\bcards?\b|\bcartes?\b|\bcharged?\b|débitée/i);
  });

  it('say something else for each reason', () => {
    for (const language of LANGUAGES) {
      expect(new Set(UNCHARGED.map((because) => failedDebit(language, { because }).text))).toHaveLength(
        UNCHARGED.length,
      );
      expect(new Set(REASONS.map((because) => endedDebit(language, because).text))).toHaveLength(REASONS.length);
    }
  });
});

describe('long and odd names', () => {
  const long = `${'Compagnie d’aménagement paysager '.repeat(4)}& fils`;
  const odd = {
    billingName: `<b>${long}</b>`,
    company: { name: 'pay.example.com', paymentSettings: { paymentIntegrationEnabled: true } },
  };

  it.each(LANGUAGES)('are shown whole, as text and without a link in them: %s', (language) => {
    const mails = [
      failed(language, {}, odd),
      saved(language, 'SAVED', odd),
      saved(language, 'REMOVED', odd),
      ended(language, 'declined', odd),
    ];
    for (const { html, text } of mails) {
      expect(visible(text)).toContain(`<b>${visible(long)}</b>`);
      expect(html).not.toContain('<b>');
      expect(html.replace(/<title>.*<\/title>/, '')).not.toContain('pay.example.com');
    }
  });
});
