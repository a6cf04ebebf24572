import type { Texts } from '#web/lib/texts.ts';
import type { Noun } from './noun.ts';
import type { t as en } from './texts.en.ts';

const counted = (count: number, { one, many }: Noun) => `${count} ${count < 2 ? one : many}`;

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  created: 'Création',
  createdOn: ({ day }) => `Création\u00a0: ${day}`,
  actions: 'Actions',
  total: ({ count, noun }) => (count < 2 ? counted(count, noun) : `${counted(count, noun)} au total`),
  someOf: ({ found, all, noun }) => `${counted(found, noun)} sur ${all}`,
  found: ({ count, noun }) => `Résultats\u00a0: ${counted(count, noun)}`,
  search: ({ many }) => `Rechercher des ${many}…`,
  clearSearch: 'Effacer la recherche',
  sort: ({ many }) => `Trier les ${many} par`,
  sortedBy: ({ field }) => `Tri\u00a0: ${field}`,
  perPage: ({ list }) => `${list} par page`,
  pageSize: ({ size }) => `${size} par page`,
  actionsFor: ({ name }) => `Actions\u00a0: ${name}`,
  moreFor: ({ name }) => `Autres actions\u00a0: ${name}`,
  viewOptions: 'Options d’affichage',
  viewOptionsOf: ({ filters }) => `Options d’affichage\u00a0: ${filters}`,
  done: 'Terminé',
  pages: ({ many }) => `Pages des ${many}`,
  showing: ({ first, last, total, noun }) => `Affichage de ${first} à ${last} sur ${counted(total, noun)}`,
  page: ({ page, pages }) => `Page ${page} de ${pages}`,
  prev: 'Préc.',
  previous: 'Préc.',
  next: 'Suivant',
  export: 'Exporter',
  exporting: 'Exportation…',
  csvFormat: 'Format CSV',
  fileFormat: 'Format du fichier',
  exportFailed: 'Impossible d’enregistrer le fichier',
};
