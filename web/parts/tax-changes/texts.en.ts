type Affected = { drafts: number; products: number; isCapped: boolean };
type Taxed = { tax: string; kind: string; day: string };

const draftsOf = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`);
const productsOf = (count: number) => (count === 1 ? '1 product' : `${count} products`);

function whatIs({ drafts, products }: Affected): string {
  if (products === 0) return draftsOf(drafts);
  return drafts === 0 ? productsOf(products) : `${draftsOf(drafts)} and ${productsOf(products)}`;
}

/** The texts of this part in English. */
export const t = {
  affect: (affected: Affected) =>
    affected.isCapped ? `Tax changes affect at least ${whatIs(affected)}` : `Tax changes affect ${whatIs(affected)}`,
  showAffected: 'Show what is affected',
  dismiss: 'Dismiss',
  settingsChanged: 'Your company’s registrations or province have changed since the drafts were saved.',
  decide: 'No PST or RST is charged on these products until you decide: choose how each is taxed.',

  affected: 'Affected by tax changes',
  capped: 'Only your newest 100 drafts and the first 100 products are listed.',
  drafts: 'Drafts',
  draftsHint: 'Their links already show the new total. It is stored when you next save or send the draft.',
  products: 'Products',
  totalBefore: 'Total before:',
  now: 'now:',

  source: 'Source',
  opensInNewTab: '(opens in a new tab)',

  newRate: ({ tax, places, rate, day }: { tax: string; places: string; rate: string; day: string }) =>
    `${tax} in ${places}: ${rate} from ${day}.`,
  changedRate: (change: { tax: string; places: string; rate: string; day: string; before: string }) =>
    `${change.tax} in ${change.places}: ${change.rate} from ${change.day}, ${change.before} before.`,
  appliesToSome: ({ tax, kind, day }: Taxed) => `${tax} applies to some ${kind.toLowerCase()} from ${day}.`,
  notCharged: ({ tax, kind, day }: Taxed) => `${tax} is not charged on ${kind.toLowerCase()} from ${day}.`,
  charged: ({ tax, kind, day }: Taxed) => `${tax} is charged on ${kind.toLowerCase()} from ${day}.`,
  chargedOnPart: ({ tax, kind, day, share }: Taxed & { share: string }) =>
    `${tax} is charged on ${share} of the price of ${kind.toLowerCase()} from ${day}.`,
  announced: ({ tax, kind, day }: Taxed) =>
    `${tax} on ${kind.toLowerCase()} is announced from ${day}, but not confirmed.`,
  announcedOnPart: ({ tax, kind, day, share }: Taxed & { share: string }) =>
    `${tax} on ${share} of the price of ${kind.toLowerCase()} is announced from ${day}, but not confirmed.`,
};
