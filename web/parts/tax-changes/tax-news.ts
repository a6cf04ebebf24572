import type { AffectedDraft, TaxEffects } from '#shared/invoice/tax-effects.ts';
import { isUndecided } from './change-text.ts';

/** The effects that were not dismissed; null if there are none. */
export function taxNews(effects: TaxEffects, dismissed: ReadonlySet<string>): TaxEffects | null {
  const drafts = effects.drafts.filter((draft) => !dismissed.has(draftKey(draft)));
  const products = effects.products.filter(({ changes }) => changes.some((id) => !dismissed.has(id)));
  if (drafts.length + products.length === 0) return null;
  const ofProducts = new Set(products.flatMap(({ changes }) => changes));
  // An undecided change leaves drafts' totals as they are.
  const changes = effects.changes.filter(
    (change) => !dismissed.has(change.id) && (ofProducts.has(change.id) || (drafts.length > 0 && !isUndecided(change))),
  );
  return { ...effects, changes, drafts, products };
}

/** The keys that a dismissal stores. A draft whose total changes later counts as news again. */
export function newsKeys({ changes, drafts }: TaxEffects): string[] {
  return [...changes.map(({ id }) => id), ...drafts.map(draftKey)];
}

/** Not the draft's id, which would open the invoice. */
function draftKey({ invoiceNumber, currentTotal }: AffectedDraft): string {
  return `${invoiceNumber} ${currentTotal}`;
}
