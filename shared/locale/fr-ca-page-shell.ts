import type { PageShell } from './labels.ts';

/** Canadian French for the static HTML of public pages. */
const frCaShell = {
  late: 'Le chargement est plus long que d’habitude. Veuillez vérifier votre connexion ou recharger la page.',
  needsScript: 'Cette page a besoin de JavaScript. Veuillez l’activer et recharger la page.',
};

export const frCaPayShell: PageShell = {
  ...frCaShell,
  title: 'Facture',
  description: 'Consultez, téléchargez et payez une facture.',
  loading: 'Chargement de la facture',
};

export const frCaEstimateShell: PageShell = {
  ...frCaShell,
  title: 'Soumission',
  description: 'Consultez, téléchargez, acceptez ou refusez une soumission.',
  loading: 'Chargement de la soumission',
};
