import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  held: 'Non imputé',
  heldHint:
    'Jusqu’à ce que vous l’imputiez à une facture, le remboursiez ou le conserviez parce que le client s’est désisté.',
  apply: 'Imputer à une facture',
  refund: 'Rembourser…',
  keep: 'Conserver l’acompte…',

  applyHint: ({ number, amount }) => `Il reste ${amount} de l’acompte ${number}.`,
  invoice: 'Facture',
  loadingInvoices: 'Chargement des factures',
  invoicesNotLoaded: 'Impossible de charger les factures',
  pays: ({ amount }) => `L’acompte en paie ${amount}.`,
  paysAll: 'L’acompte la paie en entier.',
  issuesDraft: 'C’est un brouillon, qui sera ainsi émis.',
  noInvoices: 'Ce client n’a aucune facture que l’acompte pourrait payer.',
  newInvoice: 'Nouvelle facture',
  applyDeposit: 'Imputer l’acompte',
  applying: 'Imputation…',
  applied: ({ amount, number }) => `Montant imputé à la facture ${number}\u00a0: ${amount}`,
  notApplied: 'Impossible d’imputer l’acompte',
  cancel: 'Annuler',

  keepTitle: 'Conserver l’acompte',
  keepExplained:
    'Conservez un acompte lorsque le client s’est désisté. Une facture est créée, dont le prix comprend les taxes, et l’acompte la paie.',
  amount: 'Montant',
  atMost: 'Au plus {max}',
  work: 'Travaux pour lesquels il a été versé',
  taxable: 'Taxables',
  taxableHint: 'Le cas habituel\u00a0: une partie de l’acompte est la taxe que vous devez.',
  exempt: 'Exonérés',
  exemptHint: 'Aucune taxe n’aurait été perçue sur ces travaux.',
  included: 'Compris dans ce montant',
  price: 'Prix',
  noTaxes: 'Aucune taxe n’est comprise.',
  keeping: 'Création de la facture…',
  kept: ({ number }) => `Facture ${number} créée pour l’acompte`,
  notKept: 'Impossible de conserver l’acompte',

  requested: ({ number, amount }) => `Acompte ${number} de ${amount}`,
  states: {
    draft: 'pas encore envoyé',
    due: 'pas encore payé',
    partly: 'payé en partie',
    paid: 'payé',
    refunded: 'remboursé',
    cancelled: 'annulé',
  },
  ofAnother: 'Un acompte d’un autre client ou dans une autre devise n’est pas imputé à cette facture.',
  stillPayable: 'Il peut encore être payé par son lien. Annulez la demande si elle n’est plus utile.',
  usedOnceSent: 'Ce qui en est payé est imputé à cette facture dès qu’elle est envoyée.',
};
