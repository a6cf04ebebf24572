import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  ready: 'La facture a maintenant tout ce qu’il faut à votre client',
  beforeSending: 'Avant d’envoyer cette facture',
  askOwner: 'Demandez au propriétaire de l’entreprise de l’ajouter.',
  yourBusiness: 'Votre entreprise',

  findings: {
    payment:
      'Votre client ne peut pas encore payer cette facture\u00a0: les coordonnées du mode de paiement manquent, et vous n’acceptez pas les cartes.',
    onlyETransfer:
      'Votre client peut payer seulement par virement Interac\u00a0: le mode de paiement de la facture n’est pas configuré.',
    cardMinimum: 'Le montant est trop petit pour un paiement par carte, et il n’y a pas d’autre façon de le payer.',
    cardMaximum:
      'Le montant est trop élevé pour un seul paiement par carte, et il n’y a pas d’autre façon de le payer.',
    eTransferCurrency: 'Les virements Interac se font seulement en dollars canadiens.',
    name: 'Votre entreprise n’a pas encore de nom.',
    address: 'Votre entreprise n’a pas encore d’adresse.',
    unprintable: 'Le PDF affiche une case vide à la place de chacun de ces caractères\u00a0:',
    zeroTotal: 'Le total est de zéro.',
    issueDate: 'La facture n’a pas de date.',
    pastDue: 'La date d’échéance est passée.',
    registration:
      'À partir de 100\u00a0$, une facture avec taxes doit indiquer votre numéro d’inscription. Sinon, votre client ne peut pas récupérer la taxe.',
    combinedTax:
      'Chaque taxe doit figurer sur sa propre ligne. Cette facture réunit deux taxes en un seul pourcentage.',
    noProvince: 'Ni votre client ni votre entreprise n’ont de province\u00a0: aucune taxe n’est facturée.',
    unknownProvince: 'La province de votre client n’est pas au Canada\u00a0: aucune taxe n’est facturée.',
    buyer: 'Une facture de 500\u00a0$ ou plus doit nommer votre client.',
    description: 'Une facture de 500\u00a0$ ou plus doit décrire chaque ligne.',
    terms: 'Une facture de 500\u00a0$ ou plus doit indiquer les modalités de paiement.',
    exemptionNumber:
      'La partie ontarienne de la TVH est créditée sans le numéro de la carte de statut de votre client. Ajoutez-le au client.',
    email: 'Votre entreprise n’a pas d’adresse courriel\u00a0: les réponses de vos clients vont à son propriétaire.',
    mustRegister:
      'Vous avez facturé plus de 30\u00a0000\u00a0$ en quatre trimestres sans être inscrit à la TPS/TVH. Vous devez peut-être vous inscrire.',
    mustRegisterPST_BC:
      'Vous avez vendu pour plus de 10\u00a0000\u00a0$ en Colombie-Britannique en un an sans y être inscrit à la TVP. Vous devez peut-être vous inscrire.',
    mustRegisterPST_SK:
      'La Saskatchewan taxe ce que vous vendez dès la première vente, et vous n’y êtes pas inscrit à la TVP. Vous devez peut-être vous inscrire.',
    mustRegisterRST_MB:
      'Vous avez vendu pour plus de 30\u00a0000\u00a0$ au Manitoba en un an sans y être inscrit à la TVD. Vous devez peut-être vous inscrire.',
  },

  enterTaxNumbers: 'Entrer vos numéros de taxe',
  enterPaymentDetails: 'Entrer vos coordonnées',
  chooseAnotherMethod: 'Choisir un autre mode',
  chooseCustomerAgain: 'Choisir le client de nouveau',
  enterName: 'Entrer le nom',
  enterAddress: 'Entrer votre adresse',
  changeText: 'Modifier le texte',
  changeItems: 'Modifier les lignes',
  setIssueDate: 'Choisir la date de facturation',
  changeDueDate: 'Modifier l’échéance',
  changeTaxes: 'Modifier les taxes',
  chooseProvince: 'Choisir votre province',
  correctProvince: 'Corriger la province',
  nameCustomer: 'Nommer le client',
  describeItems: 'Décrire les lignes',
  chooseTerms: 'Choisir les modalités',
  enterEmail: 'Entrer une adresse courriel',
};
