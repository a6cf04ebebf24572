import { chargedTaxes } from '#shared/document/charged-taxes.ts';
import type { InvoiceTax, TaxShares } from '#shared/document/tax.ts';
import { isIncluded, type TotalsInput } from '#shared/document/totals.ts';

/** How a line is offered: on its own, or as one of a group, of which exactly one is chosen. */
export type Choice = 'optional' | { readonly group: string };

/** What of a line says whether it counts. */
export type Offered = { readonly choice?: Choice | undefined; readonly chosen?: boolean | undefined };

/** The part of an estimate that a choice changes. */
type Chosen = Omit<TotalsInput, 'items' | 'taxes'> & {
  readonly items: readonly (TotalsInput['items'][number] & Offered)[];
  readonly taxes?: readonly InvoiceTax[] | undefined;
  readonly taxShares?: readonly TaxShares[] | undefined;
};

/** The name of the group that a line belongs to; undefined for any other. */
export function groupOf({ choice }: Offered): string | undefined {
  return typeof choice === 'object' ? choice.group : undefined;
}

/** Whether anything is left to the recipient of these lines. */
export function hasChoices(items: readonly Offered[]): boolean {
  return items.some(({ choice }) => choice);
}

/** The places of the chosen lines, from 0; without the required ones. */
export function chosenOf(items: readonly Offered[]): number[] {
  return items.flatMap(({ choice, chosen }, index) => (choice && chosen ? [index] : []));
}

/** The places that are chosen after a click on a line: of a group it replaces the other, an optional one changes. */
export function toggled(items: readonly Offered[], place: number): number[] {
  const line = items[place];
  const group = line && groupOf(line);
  const kept = chosenOf(items).filter((index) => index !== place && !(group && groupOf(items[index] ?? {}) === group));
  return line?.choice && (group || !line.chosen) ? [...kept, place].toSorted((a, b) => a - b) : kept;
}

/** An estimate with these lines chosen, and taxes to match: at the rates that it has. */
export function withChosen<Content extends Chosen>(content: Content, chosen: readonly number[]): Content {
  const items = content.items.map((item, index) => (item.choice ? { ...item, chosen: chosen.includes(index) } : item));
  const { taxShares } = content;
  return { ...content, items, ...(taxShares && { taxes: chargedTaxes({ ...content, items }, taxShares) }) };
}

/** Lines as they are offered: of a group in which none is chosen, the first one is. */
export function settledChoices<Item extends Offered>(items: readonly Item[]): Item[] {
  const settled = new Set(items.filter(({ chosen }) => chosen).map(groupOf));
  return items.map((item) => {
    const { chosen, ...line } = item;
    const group = groupOf(line);
    if (!line.choice) return line as Item;
    const isFirst = group !== undefined && !settled.has(group);
    settled.add(group);
    return { ...line, ...((chosen || isFirst) && { chosen: true }) } as Item;
  });
}

/** What keeps a choice from being made; the places are those of the faulty lines. */
export type ChoiceFault =
  | { readonly kind: 'notOffered' | 'several'; readonly places: readonly number[] }
  | { readonly kind: 'noneOfGroup'; readonly group: string }
  | { readonly kind: 'nothing' };

/** What is wrong with a choice of lines, by their places; null if it can be made. */
export function choiceFault(items: readonly Offered[], chosen: readonly number[]): ChoiceFault | null {
  const notOffered = chosen.filter((place) => !items[place]?.choice);
  if (notOffered.length > 0) return { kind: 'notOffered', places: notOffered };
  for (const group of new Set(items.flatMap((item) => groupOf(item) ?? []))) {
    const places = chosen.filter((place) => groupOf(items[place] ?? {}) === group);
    if (new Set(places).size > 1) return { kind: 'several', places };
    if (places.length === 0) return { kind: 'noneOfGroup', group };
  }
  const isAnyLeft = items.some((item, place) => isIncluded({ ...item, chosen: chosen.includes(place) }));
  return isAnyLeft ? null : { kind: 'nothing' };
}
