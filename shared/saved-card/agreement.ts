import type { Language } from '#shared/locale/language.ts';

type Agreement = { readonly ask: string; readonly terms: string };

/** What is saved: a card, or a bank account that is debited. */
type Saved = 'card' | 'debit';

const TEXTS: Readonly<Record<Language, Readonly<Record<Saved, (seller: string) => Agreement>>>> = {
  en: {
    card: (seller) => ({
      ask: `Save this card and pay future invoices of ${seller} automatically`,
      terms: `${seller} charges this card for its recurring invoices, on the due date or as soon as they are sent, and never more than the invoice says. The email with each invoice states the day and the amount. You can remove the card on the page of any of these invoices.`,
    }),
    debit: (seller) => ({
      ask: `Save this bank account and pay future invoices of ${seller} automatically`,
      terms: `${seller} debits this account for its recurring invoices, on the due date or as soon as they are sent, and never more than the invoice says. The email with each invoice states the day and the amount. You can remove the account on the page of any of these invoices.`,
    }),
  },
  fr: {
    card: (seller) => ({
      ask: `Enregistrer cette carte et payer automatiquement les prochaines factures de ${seller}`,
      terms: `${seller} débite cette carte pour ses factures récurrentes, à leur échéance ou dès leur envoi, jamais plus que le montant de la facture. Le courriel de chaque facture indique le jour et le montant. Vous pouvez retirer la carte sur la page de n’importe laquelle de ces factures.`,
    }),
    debit: (seller) => ({
      ask: `Enregistrer ce compte bancaire et payer automatiquement les prochaines factures de ${seller}`,
      terms: `${seller} débite ce compte pour ses factures récurrentes, à leur échéance ou dès leur envoi, jamais plus que le montant de la facture. Le courriel de chaque facture indique le jour et le montant. Vous pouvez retirer le compte sur la page de n’importe laquelle de ces factures.`,
    }),
  },
};

const WHEN: Readonly<Record<Language, (seller: string) => string>> = {
  en: (seller) => `on the due date of each recurring invoice of ${seller}, or when it is sent`,
  fr: (seller) => `à l’échéance de chaque facture récurrente de ${seller}, ou dès son envoi`,
};

/**
 * What a payer agrees to by saving their card or bank account: the question and what follows from it. The business
 * keeps both.
 */
export function cardAgreement(language: Language, seller: string, saved: Saved = 'card'): Agreement {
  return TEXTS[language][saved](seller);
}

/** When a saved bank account is debited, as the mandate says it to its holder and their bank. */
export function debitedWhen(language: Language, seller: string): string {
  return WHEN[language](seller);
}
