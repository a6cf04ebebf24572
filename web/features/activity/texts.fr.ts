import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  activity: 'Activité',
  description: 'Chaque changement dans votre entreprise, conservé pendant sept ans',
  list: 'Liste de l’activité',
  noExport: 'Aucune activité à exporter',
  exportFailed: 'L’activité n’a pas pu être exportée. Veuillez réessayer.',
  search: 'Rechercher dans l’activité...',
  filterByDate: 'Filtrer par date',
  loadFailed: 'L’activité n’a pas pu être chargée',
  loading: 'Chargement de l’activité',
  loadingHint: 'Un instant, nous récupérons l’activité de votre entreprise...',
  noneYet: 'Aucune activité pour le moment',
  noneYetHint: 'Les changements que vous et votre équipe ferez s’afficheront ici.',
  clearFilters: 'Effacer les filtres',
  noneFound: 'Aucune activité trouvée',
  noneFoundHint: 'Aucune activité ne correspond à votre recherche et à vos dates.',
  loadingOlder: 'Chargement...',
  searchOlder: 'Chercher plus loin',
  showOlder: 'Voir l’activité plus ancienne',
  olderFailed: 'L’activité plus ancienne n’a pas pu être chargée. Veuillez réessayer.',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
};
