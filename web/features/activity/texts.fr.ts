import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  activity: 'Activité',
  description: 'Chaque changement dans votre entreprise, conservé pendant sept ans',
  list: 'Liste de l’activité',
  noExport: 'Aucune activité à exporter',
  exportFailed: 'Impossible d’exporter l’activité. Veuillez réessayer.',
  search: 'Rechercher dans l’activité…',
  filterByDate: 'Filtrer par date',
  loadFailed: 'Impossible de charger l’activité',
  loading: 'Chargement de l’activité',
  loadingHint: 'Veuillez patienter pendant le chargement de l’activité…',
  noneYet: 'Aucune activité pour l’instant',
  noneYetHint: 'Les changements que vous et votre équipe ferez s’afficheront ici.',
  clearFilters: 'Effacer les filtres',
  noneFound: 'Aucune activité trouvée',
  noneFoundHint: 'Aucune activité ne correspond à votre recherche et à vos dates.',
  loadingOlder: 'Chargement…',
  searchOlder: 'Chercher plus loin',
  showOlder: 'Voir l’activité plus ancienne',
  olderFailed: 'Impossible de charger l’activité plus ancienne. Veuillez réessayer.',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
};
