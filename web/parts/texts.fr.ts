import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  chooseProvince: 'Choisir une province',
  outsideCanada: 'Hors du Canada? Entrez d’abord le pays',
  units: ['h', 'jour', 'semaine', 'mois', 'km', 'page', 'mot', 'forfait'],
};
