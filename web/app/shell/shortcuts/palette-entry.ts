import type { LucideIcon } from 'lucide-react';
import { matchesSearch } from '#shared/search-text.ts';

/** What the palette leads to: a screen, a record or an action. */
export type PaletteEntry = {
  readonly key: string;
  readonly label: string;
  /** Says more about a record. */
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  /** Its address, or the list of shortcuts. */
  readonly to: string;
  /** What the screen should do first. */
  readonly state?: unknown;
};

/** Entries of one kind. */
export type PaletteGroup = { readonly label: string; readonly entries: readonly PaletteEntry[] };

/** Those whose label has each word of the text, whatever its case, accents and apostrophes. */
export function matching(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = text.trim().split(/\s+/);
  return entries.filter(({ label }) => words.every((word) => matchesSearch(word, label)));
}
