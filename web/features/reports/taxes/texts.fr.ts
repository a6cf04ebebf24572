import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

const documents = (count: number) => (count < 2 ? `${count} document` : `${count} documents`);

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Chiffres pour votre déclaration',
  basis: 'D’après vos factures, par date de facturation, en dollars canadiens.',
  intro:
    'Rien n’est produit d’ici\u00a0: reportez les chiffres dans votre déclaration. Appuyez sur un chiffre pour voir ses documents.',
  notReduced:
    'Les notes de crédit et les radiations ne réduisent ni vos ventes ni la taxe perçue. Leur taxe est déduite sur une ligne à part\u00a0: 107 pour la TPS/TVH, 207 pour la TVQ.',
  loading: 'Chargement de vos taxes',
  notLoaded: 'Impossible de charger vos taxes',
  noAccount: 'Aucun compte de taxes pour l’instant',
  noAccountHint:
    'Entrez votre numéro de TPS/TVH, de TVQ ou de TVP, et les chiffres de chaque déclaration s’afficheront ici. Un petit fournisseur sans numéro n’a aucune déclaration à produire.',
  enterNumber: 'Entrer votre numéro',
  line: 'Ligne',
  what: 'Élément',
  amount: 'Montant en CAD',
  registration: ({ number }) => `Numéro d’inscription ${number}`,
  notRegistered:
    'Les paramètres de l’entreprise n’ont aucun numéro pour cette taxe, mais des documents de cette période la comportent.',
  nothing:
    'Aucune facture ni aucun paiement ne compte pour cette période. Une déclaration peut quand même être exigée.',
  inDollars: ({ dollars }) => `${dollars} en dollars entiers, comme sur le formulaire`,
  showDocuments: ({ amount, words }) => `${amount}, ${words}\u00a0: afficher les documents`,
  numbered: ({ number, words }) => `${number}\u00a0: ${words}`,
  guide: 'Ce que chaque ligne signifie',
  newTab: 's’ouvre dans un nouvel onglet',
  claims: {
    GST_HST: 'Crédits de taxe sur les intrants (CTI)',
    QST: 'Remboursements de la taxe sur les intrants (RTI)',
    hint: 'La taxe que vous avez payée sur vos achats. Ce navigateur la conserve jusqu’à ce que la déclaration soit marquée comme produite.',
    deductions: {
      GST_HST: 'Total des CTI et des redressements (106 + 107)',
      QST: 'Total des RTI et des redressements (206 + 207)',
    },
    net: { GST_HST: 'Taxe nette (105 − 108)', QST: 'Taxe nette (205 − 208)' },
    toPay: 'À payer',
    toGet: 'Remboursement',
    negative: 'Entrez le montant sans signe moins.',
  },
  netLessRebates: 'Taxe nette moins les remboursements (109 − 111)',
  commission: 'Commission à conserver',
  commissionHint: 'Si vous produisez et payez à temps, et si ces jours forment une seule période de déclaration',
  cash: {
    title: 'Taxe encaissée',
    hint: 'La taxe comprise dans les paiements de cette période, moins celle des remboursements, par date de paiement; les acomptes et les crédits comptent le jour où ils sont imputés. Ce n’est pas un chiffre de votre déclaration.',
    listOf: ({ account }) => `${account} dans les paiements`,
  },
  outside: {
    title: 'Absent de ces chiffres',
    purchases: 'Taxe sur vos achats',
    purchasesHint: 'Sauf ce que vous entrez comme CTI ou RTI. Les achats ne sont pas inscrits ici.',
    inCurrency: ({ currency }) => `Documents en ${currency}`,
    inCurrencyHint: 'Entrez le taux de change de chacun, et ils compteront dans les chiffres.',
    converted: ({ count }) => (count < 2 ? `${documents(count)} converti` : `${documents(count)} convertis`),
    convertedHint: 'Ils comptent dans les chiffres à leur taux de change.',
    ofCurrency: ({ count, tax }) => `${documents(count)} sans taux, taxe de ${tax}`,
    typed: 'Taxes entrées à la main',
    typedHint: 'Une taxe que vous avez nommée vous-même n’appartient à aucun compte.',
    ofTyped: ({ count, tax }) => `${documents(count)}, taxe de ${tax}`,
    unplaced: 'Ventes sans province',
    unplacedHint:
      'Elles manquent au total des ventes dans une province. Celles sans taxe manquent aussi à la ligne 90 et comptent à la ligne 91\u00a0: vérifiez si une taxe était exigible.',
    ofUnplaced: ({ count, sales }) => `${documents(count)}, ventes de ${sales}`,
  },
  list: {
    total: 'Total',
    documents: ({ count }) => (count < 2 ? `${count} document` : `${count} documents`),
    payments: ({ count }) => (count < 2 ? `${count} paiement` : `${count} paiements`),
    empty: 'Aucun document de cette période n’entre dans ce chiffre.',
    inOwnCurrency: ({ amount, rate }) => `${amount} à ${rate}`,
    beforeTax: ({ amount }) => `${amount} avant taxes`,
    showMore: ({ count }) => `Afficher ${count} de plus`,
    on: ({ document, invoice }) => `${document} sur ${invoice}`,
  },
  kinds: {
    sale: 'Facture',
    credit: 'Note de crédit',
    writeOff: 'Radiation',
    recovery: 'Créance recouvrée',
    payment: 'Paiement',
    refund: 'Remboursement',
  },
  taxes: { gst: 'TPS', hst: 'TVH', qst: 'TVQ' },
  pdfName: ({ from, to }) => `taxes-de-vente-${from}-${to}.pdf`,
  pdfFailed: 'Impossible de préparer le PDF',
  csv: {
    file: ({ from, to }) => `taxes-de-vente-${from}-${to}.csv`,
    typed: 'Entrée à la main',
    columns: {
      date: 'Date',
      type: 'Type',
      number: 'Numéro',
      invoice: 'Facture',
      customer: 'Client',
      place: 'Lieu de fourniture',
      currency: 'Devise',
      tax: 'Taxe',
      base: 'Montant taxé',
      amount: 'Montant de taxe',
      taxable: 'Ventes taxables',
      zeroRated: 'Ventes détaxées',
      exported: 'Exportations',
      exempt: 'Ventes exonérées',
      untaxed: 'Autres ventes',
      filed: 'Produite',
    },
  },
};
