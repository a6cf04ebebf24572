/** A count with its noun: "3 invoices", "1 invoice". `noun` is a plural ending in s. */
export function counted(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** The noun for a count: "invoices", or "invoice" for one. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun.replace(/s$/, '') : noun;
}
