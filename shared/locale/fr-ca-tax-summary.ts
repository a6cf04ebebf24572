import { registrationOf } from '#shared/reports/return-lines.ts';
import type { TaxSummaryTexts } from './en-ca-tax-summary.ts';
import { FR_CA_TAX_ACCOUNTS } from './fr-ca-tax-labels.ts';

/** Canadian French for the PDF of sales taxes. */
export const frCaTaxSummary: TaxSummaryTexts = {
  title: 'Sommaire des taxes de vente',
  days: (from, to) => `du ${from} au ${to}`,
  madeOn: 'Date',
  basis: 'D’après les factures, selon leur date d’émission, en dollars canadiens',
  account: (account) => FR_CA_TAX_ACCOUNTS[registrationOf(account)],
  registration: (number) => `Numéro d’inscription ${number}`,
  filed: ({ day, by }) => `Produite le ${day} par ${by}`,
  line: 'LIGNE',
  what: 'DESCRIPTION',
  amount: 'MONTANT',
  asFiled: 'DÉCLARÉ',
  now: 'ACTUEL',
  claims: {
    GST_HST: {
      claimed: 'Crédits de taxe sur les intrants (CTI)',
      deductions: 'Total des CTI et des redressements (106 + 107)',
      net: 'Taxe nette (105 − 108)',
    },
    QST: {
      claimed: 'Remboursements de la taxe sur les intrants (RTI)',
      deductions: 'Total des RTI et des redressements (206 + 207)',
      net: 'Taxe nette (205 − 208)',
    },
  },
  netLessRebates: 'Taxe nette moins les remboursements (109 − 111)',
  noReturn: 'Il n’y a aucun compte de taxe pour cette période.',
  documents: 'Documents',
  date: 'DATE',
  document: 'DOCUMENT',
  customer: 'CLIENT',
  beforeTax: 'AVANT TAXES',
  total: 'Total',
  kinds: { sale: 'Facture', credit: 'Note de crédit', writeOff: 'Radiation', recovery: 'Créance recouvrée' },
  on: ({ document, invoice }) => `${document}, facture ${invoice}`,
  nothing: 'Aucun document ne compte dans cette période.',
  more: ({ count }) => `Et ${count} autres\u00a0: le fichier CSV les contient tous.`,
  others: ({ count }) =>
    count === 1
      ? '1 document dans une autre devise n’est dans aucun de ces chiffres.'
      : `${count} documents dans d’autres devises ne sont dans aucun de ces chiffres.`,
  pdfName: ({ from, to }) => `taxes-de-vente-${from}-${to}.pdf`,
};
