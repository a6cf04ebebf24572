import type { Language } from '#shared/locale/language.ts';

const TEXTS: Readonly<Record<Language, (seller: string) => { readonly ask: string; readonly terms: string }>> = {
  en: (seller) => ({
    ask: `Save this card and pay future invoices of ${seller} automatically`,
    terms: `${seller} charges this card for its recurring invoices, on the due date or as soon as they are sent, and never more than the invoice says. The email with each invoice states the day and the amount. You can remove the card on the page of any of these invoices.`,
  }),
  fr: (seller) => ({
    ask: `Enregistrer cette carte et payer automatiquement les prochaines factures de ${seller}`,
    terms: `${seller} débite cette carte pour ses factures récurrentes, à leur échéance ou dès leur envoi, jamais plus que le montant de la facture. Le courriel de chaque facture indique le jour et le montant. Vous pouvez retirer la carte sur la page de n’importe laquelle de ces factures.`,
  }),
};

/** What a payer agrees to by saving their card: the question and what follows from it. The business keeps both. */
export function cardAgreement(language: Language, seller: string): { readonly ask: string; readonly terms: string } {
  return TEXTS[language](seller);
}
