import { describe, expect, it } from 'vitest';
import { UNCHARGED } from '#shared/invoice/charge.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { mailsAbout, REASONS, visible } from '#test/support/charge-mails.ts';

const { failed, saved, ended, removedByPayer } = mailsAbout(BANK_ACCOUNT);

describe('the emails about a bank account', () => {
  it('say in English that it could not be debited, why, and what follows', () => {
    const mail = failed('en', { on: '2026-02-07' });
    expect(mail.subject).toBe('Your bank account was not debited: invoice F-12 from Studio Boréal inc.');
    expect(visible(mail.text)).toContain(`Hello Zoé Roy,

We could not debit the TD Canada Trust account ••••_6789 for invoice F-12. There was not enough money in the account.

We will try again on February 07, 2026. If you would rather pay now, open the invoice: then we will not try again.
`);
    expect(visible(mail.text)).toContain('Bank account: TD Canada Trust ••••_6789');
    expect(mail.text).toContain('To remove the saved bank account, open the invoice.');
  });

  it('say it in French', () => {
    const mail = failed('fr', { on: '2026-02-07' });
    expect(visible(mail.subject)).toBe('Votre compte bancaire n’a pas été débité_: facture F-12 – Studio Boréal inc.');
    const text = visible(mail.text);
    expect(text).toContain(
      'Nous n’avons pas pu débiter le compte TD Canada Trust ••••_6789 pour la facture F-12. Le solde du compte n’était pas suffisant.',
    );
    expect(text).toContain('Compte bancaire_: TD Canada Trust ••••_6789');
    expect(text).toContain('Pour retirer le compte bancaire enregistré, ouvrez la facture.');
  });

  it('say what to do once it is debited no more', () => {
    expect(failed('en', { because: 'refused' }).text).toContain(
      'Its bank does not allow this debit: the account may be closed or take no debits, or the amount may be above a limit.',
    );
    expect(failed('en', { because: 'refused' }).text).toContain('from another bank account or by card');
    expect(visible(failed('fr', { because: 'refused' }).text)).toContain('La banque n’autorise pas ce débit_: ');
    expect(failed('en', { because: 'stopped' }).text).toContain('We stopped this debit.');
    expect(visible(failed('en', { because: 'amount-raised' }).text)).toContain(
      'The TD Canada Trust account ••••_6789 is not debited for invoice F-12, although we announced it. More is due',
    );
  });

  it('have what its holder agreed to, or say that it is saved no longer', () => {
    const [saving, savingInFrench] = LANGUAGES.map((language) => saved(language, 'SAVED'));
    expect(saving?.subject).toBe('Your bank account is saved for invoices from Studio Boréal inc.');
    const { ask, terms } = cardAgreement('en', 'Studio Boréal inc.', 'debit');
    expect(visible(saving?.text ?? '')).toContain(`“${ask}. ${terms}”`);
    expect(visible(savingInFrench?.text ?? '')).toContain(
      'Si ce n’est pas vous qui l’avez enregistré, retirez-le et avisez-nous.',
    );
    const [gone, goneInFrench] = LANGUAGES.map((language) => saved(language, 'REMOVED'));
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
    const declined = ended('en', 'declined');
    expect(declined.subject).toBe('Saved bank account not debited: invoice F-12 for Zoé Roy');
    expect(visible(declined.text)).toContain(
      'The TD Canada Trust account ••••_6789 of Zoé Roy could not be debited for invoice F-12: there was not enough money in it. There are no further tries.',
    );
    expect(declined.text).not.toContain('once more');
    expect(visible(ended('fr', 'declined').subject)).toBe(
      'Compte bancaire enregistré non débité_: facture F-12 – Zoé Roy',
    );
    expect(removedByPayer('en').subject).toBe('Zoé Roy removed their saved bank account: invoice F-12');
    expect(visible(removedByPayer('fr').text)).toContain(
      'Zoé Roy a retiré le compte TD Canada Trust ••••_6789 sur la page d’une facture. Il n’est plus débité',
    );
  });

  it.each(LANGUAGES)('never call it a card: %s', (language) => {
    const ofUnnamed = mailsAbout({ ...BANK_ACCOUNT, bank: '' });
    const mails = [
      ...UNCHARGED.map((because) => failed(language, { because })),
      ...UNCHARGED.map((because) => ofUnnamed.failed(language, { because, on: '2026-02-07' })),
      saved(language, 'SAVED'),
      saved(language, 'REMOVED'),
      ...REASONS.map((because) => ended(language, because)),
      ...REASONS.map((because) => ofUnnamed.ended(language, because)),
      removedByPayer(language),
    ];
    // To pay by card, or to save one, is another way.
    const OTHER = /by card|or a card|par carte|ou une carte/g;
    for (const { subject, text } of mails)
      expect(`${subject} ${text}`.replace(OTHER, '')).not.toMatch(/\bcards?\b|\bcartes?\b|\bcharged?\b|débitée/i);
  });

  it('say something else for each reason', () => {
    for (const language of LANGUAGES) {
      expect(new Set(UNCHARGED.map((because) => failed(language, { because }).text))).toHaveLength(UNCHARGED.length);
      expect(new Set(REASONS.map((because) => ended(language, because).text))).toHaveLength(REASONS.length);
    }
  });
});
