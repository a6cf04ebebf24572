import type { CSSProperties } from 'react';
import type { PagePart } from '#shared/paper/document-part.ts';

/** The class and the colours of a public page: the seller's, if they have one of their own. */
export function brandedPage({ company: { brandColors } }: PagePart['document']): {
  className: string;
  style?: CSSProperties;
} {
  if (!brandColors) return { className: 'page' };
  const { light, dark } = brandColors;
  return { className: 'page branded', style: { '--light': light, '--dark': dark } as CSSProperties };
}
