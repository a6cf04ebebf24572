import { codePointsBehind } from './code-points.ts';
import gaps from './printable.json' with { type: 'json' };

/**
 * The characters of a text that no font of the PDF has, each once, in order; an emoji of several characters counts as
 * one. A document shows a box for each.
 */
export function unprintable(text: string): string[] {
  const suspects = text.match(SUSPECT);
  if (!suspects?.some((letter) => !isPrintable(letter))) return [];
  const clusters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return [...new Set(clusters.filter((cluster) => cluster.match(SUSPECT)?.some((letter) => !isPrintable(letter))))];
}

/** Visible characters beyond Latin-1, all of which is printable. */
const SUSPECT = /(?=[^\0-\u00ff])[^\p{Cc}\p{Cf}\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

let known: ReadonlySet<number> | undefined;

function isPrintable(letter: string): boolean {
  known ??= new Set(codePointsBehind(gaps));
  return known.has(letter.codePointAt(0) ?? 0);
}
