import { describe, expect, it } from 'vitest';
import { UNCHARGED } from '#shared/invoice/charge.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { mailsAbout, OWNER, REASONS, VISA, visible } from '#test/support/charge-mails.ts';

const { failed, saved, ended, removedByPayer } = mailsAbout(VISA);

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
    const [english, french] = [removedByPayer('en'), removedByPayer('fr')];
    expect(english.subject).toBe('Zoé Roy removed their saved card: invoice F-12');
    expect(visible(english.text)).toContain(
      'Zoé Roy removed Visa ••••_4242 on the page of an invoice. It is no longer charged for invoice F-12.',
    );
    expect(visible(french.subject)).toBe('Zoé Roy a retiré sa carte enregistrée_: facture F-12');
    expect(visible(french.text)).toContain(
      'Zoé Roy a retiré la carte Visa ••••_4242 sur la page d’une facture. Elle n’est plus débitée pour la facture F-12.',
    );
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
