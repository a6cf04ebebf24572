import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { SupplyCategory } from '#shared/canada/tax-treatment.ts';
import { inProvince } from '#web/lib/locale/provinces.fr.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** « TPS », « TPS et TVQ », « 1, 2 et 3 ». */
const listed = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
const registered = (taxes: readonly string[]) =>
  taxes.length > 0 ? `; vous êtes inscrit ${listed(taxes.map((tax) => `à la ${tax}`))}` : '';
const OF_PROVINCE: Partial<Record<TaxCode, string>> = {
  PST_BC: ' de la Colombie-Britannique',
  PST_SK: ' de la Saskatchewan',
  RST_MB: ' du Manitoba',
};
const ofProvince = (code: TaxCode) => OF_PROVINCE[code] ?? '';
const TO_SOLD: Readonly<Record<SupplyCategory, string>> = {
  goods: 'aux biens',
  books: 'aux livres imprimés',
  childrensClothing: 'aux vêtements et aux chaussures pour enfants',
  diapers: 'aux couches pour enfants',
  carSeats: 'aux sièges d’auto pour enfants',
  newspapers: 'aux journaux',
  preparedFood: 'aux aliments et aux boissons préparés',
  software: 'aux logiciels',
  legal: 'aux services juridiques',
  accounting: 'aux services comptables',
  architectureEngineering: 'à l’architecture et au génie',
  security: 'aux services de sécurité',
  advertising: 'à la publicité',
  cleaningRepair: 'au nettoyage et à la réparation',
  otherServices: 'aux autres services',
};
const linesText = ({ lines, count }: { lines: readonly number[] | null; count: number }) => {
  if (!lines) return count < 2 ? 'cette ligne' : 'ces lignes';
  return `${lines.length < 2 ? 'la ligne' : 'les lignes'} ${listed(lines)}`;
};

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  product: 'Produit',
  negativeLine:
    'Une ligne ne peut pas être négative. Inscrivez un paiement, accordez un rabais ou créez une note de crédit.',
  customerRequired: 'Le nom du client est obligatoire',
  depositNeedsCustomer: 'Un acompte appartient à un client enregistré. Veuillez en choisir un.',
  itemRequired: 'Au moins une ligne est obligatoire',
  issueDateRequired: 'Veuillez indiquer la date',
  nameRequired: 'La description de la ligne est obligatoire',
  quantityRequired: 'La quantité doit être supérieure à 0',
  rateRequired: 'Le prix est obligatoire',
  lineTooLarge: ({ most }) => `Le total d’une ligne ne peut dépasser ${most}`,
  totalTooLarge: ({ one, most }) => `Le total d’${one} ne peut dépasser ${most}`,
  paysByCard: 'Votre client paie au moyen du lien de cette facture',
  cardUnavailable: 'Votre client ne peut pas encore payer par carte\u00a0: configurez les paiements par carte dans',
  paidTo: ({ details }) => `À ${details}`,
  noDetails: {
    bank: 'La facture n’indique pas où payer\u00a0: ajoutez vos coordonnées bancaires dans',
    'e-transfer': 'La facture n’indique pas où payer\u00a0: ajoutez votre courriel pour les virements Interac dans',
    cheque: 'La facture n’indique pas où payer\u00a0: ajoutez les renseignements pour les chèques dans',
  },
  abroad: 'Client à l’extérieur du Canada\u00a0: les exportations sont détaxées.',
  notAProvince: ({ typed }) =>
    `«\u00a0${typed}\u00a0» n’est pas une province canadienne. Corrigez-la ou entrez le pays.`,
  noProvince: 'Ni votre client ni votre entreprise n’ont de province\u00a0: les taxes ne peuvent pas être calculées.',
  places: {
    customer: ({ province, taxes }) => `Client ${inProvince(province)}${registered(taxes)}.`,
    supply: ({ province, taxes }) => `Livraison ${inProvince(province)}${registered(taxes)}.`,
    company: ({ province, taxes }) =>
      `Votre client n’a pas de province; on le suppose ${inProvince(province)}, comme vous${registered(taxes)}.`,
  },
  notRegistered: ({ code, tax }) => `La ${tax}${ofProvince(code)} n’est pas facturée, car vous n’y êtes pas inscrit.`,
  exempt: ({ tax, reason }) => `Exemption de la ${tax}\u00a0: ${reason}.`,
  exemptByNumber: ({ tax, number, reason }) => `Exemption de la ${tax}\u00a0: numéro ${number} (${reason}).`,
  ontarioCredited: ({ number, reason }) =>
    `La partie ontarienne de la TVH (8\u00a0%) est créditée\u00a0: ${number ? `numéro ${number} (${reason})` : reason}. Votre déclaration la récupère.`,
  mayCharge: ({ code, tax, category, from, ...lines }) =>
    `La ${tax}${ofProvince(code)} pourrait s’appliquer ${TO_SOLD[category]} à compter du ${from}\u00a0: choisissez pour ${linesText(lines)}.`,
  chargesOnSome: ({ code, tax, category, ...lines }) =>
    `La ${tax}${ofProvince(code)} s’applique parfois ${TO_SOLD[category]}\u00a0: choisissez pour ${linesText(lines)}.`,
  noTax: 'Sans taxe',
};
