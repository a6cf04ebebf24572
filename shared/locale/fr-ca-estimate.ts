import type { DecisionWay } from '#shared/estimate/event.ts';
import { fileNamePart } from '#shared/file-name.ts';
import type { EstimateTexts } from './en-ca-estimate.ts';

/** Canadian French for estimates. */
export const frCaEstimate: EstimateTexts = {
  title: 'Soumission',
  number: 'Numéro de soumission',
  date: 'Date',
  validUntil: 'Valide jusqu’au',
  preparedFor: 'Préparée pour',
  versionLabel: 'Version',
  marks: { accepted: 'Acceptée', declined: 'Refusée', replaced: 'Remplacée par une version plus récente' },
  optional: 'En option',
  chooseOne: (group) => `Au choix\u00a0: ${group}`,
  offered: ({ offer, isChosen }) => `${offer} (${isChosen ? 'comprise dans le total' : 'non comprise dans le total'})`,
  notChosen: 'Non retenue',
  chosen: 'Lignes retenues\u00a0:',
  deposits: { due: 'Acompte à l’acceptation', requested: 'Acompte demandé', paid: 'Acompte payé' },
  acceptance: 'Acceptation',
  accepted: ({ name, way, day }) => `Acceptée ${name ? `par ${name} ` : WAYS[way ?? 'other']}le ${day}`,
  declined: ({ way, day }) => `Refusée ${WAYS[way ?? 'other']}le ${day}`,
  agreed: ({ number, version, total }) =>
    `Cette personne a inscrit son nom en ligne et a accepté la version ${version} de la soumission ${number}, d’un montant de ${total}, et ses conditions.`,
  recorded: ({ number, version, total, company }) =>
    `${company} a consigné l’acceptation de la version ${version} de la soumission ${number}, d’un montant de ${total}.`,
  reference: 'Référence',
  pdfName: (number) => (number ? `soumission-${fileNamePart(number)}.pdf` : 'soumission.pdf'),
};

const WAYS: Readonly<Record<DecisionWay, string>> = {
  phone: 'par téléphone ',
  email: 'par courriel ',
  inPerson: 'en personne ',
  purchaseOrder: 'par bon de commande ',
  other: '',
};
