/** Text as searches compare it: without case and accents. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether one of the texts contains what a person searches for, whatever its case and accents. */
export function matchesSearch(search: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = searchText(search);
  return texts.some((text) => text !== undefined && searchText(text).includes(wanted));
}
