import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

type Affected = { drafts: number; products: number; isCapped: boolean };

const draftsOf = (count: number) => (count < 2 ? `${count} brouillon` : `${count} brouillons`);
const productsOf = (count: number) => (count < 2 ? `${count} produit` : `${count} produits`);

function whatIs({ drafts, products }: Affected): string {
  if (products === 0) return draftsOf(drafts);
  return drafts === 0 ? productsOf(products) : `${draftsOf(drafts)} et ${productsOf(products)}`;
}

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  affect: (affected) =>
    affected.isCapped
      ? `Changements de taxes\u00a0: au moins ${whatIs(affected)}`
      : `Changements de taxes\u00a0: ${whatIs(affected)}`,
  showAffected: 'Voir ce qui est touché',
  dismiss: 'Ne plus afficher',
  settingsChanged:
    'Les inscriptions aux taxes ou la province de votre entreprise ont changé depuis l’enregistrement des brouillons.',
  decide:
    'Aucune TVP ni TVD n’est facturée sur ces produits tant que vous n’avez pas décidé\u00a0: choisissez la taxe de chacun.',

  affected: 'Touchés par les changements de taxes',
  capped: 'Seuls vos 100 brouillons les plus récents et les 100 premiers produits figurent ici.',
  drafts: 'Brouillons',
  draftsHint:
    'Leurs liens affichent déjà le nouveau total. Il sera enregistré la prochaine fois que vous enregistrerez ou enverrez le brouillon.',
  products: 'Produits',
  totalBefore: 'Total avant\u00a0:',
  now: 'maintenant\u00a0:',

  source: 'Source',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',

  newRate: ({ tax, places, rate, day }) => `${tax} (${places})\u00a0: ${rate} à compter du ${day}.`,
  changedRate: ({ tax, places, rate, day, before }) =>
    `${tax} (${places})\u00a0: ${rate} à compter du ${day}, au lieu de ${before}.`,
  appliesToSome: ({ tax, kind, day }) =>
    `La ${tax} s’applique à une partie de la catégorie «\u00a0${kind}\u00a0» à compter du ${day}.`,
  notCharged: ({ tax, kind, day }) =>
    `La ${tax} ne s’applique pas à la catégorie «\u00a0${kind}\u00a0» à compter du ${day}.`,
  charged: ({ tax, kind, day }) => `La ${tax} s’applique à la catégorie «\u00a0${kind}\u00a0» à compter du ${day}.`,
  chargedOnPart: ({ tax, kind, day, share }) =>
    `La ${tax} s’applique à ${share} du prix dans la catégorie «\u00a0${kind}\u00a0» à compter du ${day}.`,
  announced: ({ tax, kind, day }) =>
    `La ${tax} est annoncée pour la catégorie «\u00a0${kind}\u00a0» à compter du ${day}, mais n’est pas confirmée.`,
  announcedOnPart: ({ tax, kind, day, share }) =>
    `La ${tax} est annoncée sur ${share} du prix dans la catégorie «\u00a0${kind}\u00a0» à compter du ${day}, mais n’est pas confirmée.`,
};
