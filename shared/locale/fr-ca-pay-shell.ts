import type { PayShellLabel } from './labels.ts';

/** Canadian French for the pay page's static HTML. */
export const frCaPayShell: Readonly<Record<PayShellLabel, string>> = {
  title: 'Facture',
  description: 'Consultez, téléchargez et payez une facture.',
  loading: 'Chargement de la facture',
  late: 'Le chargement est plus long que d’habitude. Veuillez vérifier votre connexion ou recharger la page.',
  needsScript: 'Cette page a besoin de JavaScript. Veuillez l’activer et recharger la page.',
};
