/** A number of things: "3 invoices", "1 invoice". `noun` is the plural, which ends in s. */
export function counted(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** What so many things are called: "invoices", or "invoice" for one. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun.replace(/s$/, '') : noun;
}
