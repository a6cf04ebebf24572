import { describe, expect, it } from 'vitest';
import { cardAgreement, debitedWhen } from './agreement.ts';

it('a payer agrees to both days on which a series may charge: the due day, and that of the invoice', () => {
  expect(cardAgreement('en', 'Larch Studio').terms).toContain('on the due date or as soon as they are sent');
  expect(cardAgreement('fr', 'Atelier Mélèze').terms).toContain('à leur échéance ou dès leur envoi');
});

describe('the agreement to save a bank account', () => {
  it('speaks of the account, never of a card, and names both days', () => {
    const en = cardAgreement('en', 'Larch Studio', 'debit');
    expect(en.ask).toBe('Save this bank account and pay future invoices of Larch Studio automatically');
    expect(en.terms).toContain('on the due date or as soon as they are sent');
    expect(en.terms).not.toContain('card');
    const fr = cardAgreement('fr', 'Atelier Mélèze', 'debit');
    expect(fr.ask).toBe(
      'Enregistrer ce compte bancaire et payer automatiquement les prochaines factures de Atelier Mélèze',
    );
    expect(fr.terms).toContain('à leur échéance ou dès leur envoi');
    expect(fr.terms).not.toContain('carte');
  });

  it('has a mandate that says the same days', () => {
    expect(debitedWhen('en', 'Larch Studio')).toBe(
      'on the due date of each recurring invoice of Larch Studio, or when it is sent',
    );
    expect(debitedWhen('fr', 'Atelier Mélèze')).toBe(
      'à l’échéance de chaque facture récurrente de Atelier Mélèze, ou dès son envoi',
    );
  });
});
