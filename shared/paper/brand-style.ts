import type { CSSProperties } from 'react';
import type { Issuer } from '#shared/document/issuer.ts';

/** The issuer's colours as custom properties of its document; none without a colour of its own. */
export function brandStyle({ brandColors }: Pick<Issuer, 'brandColors'>): CSSProperties | undefined {
  if (!brandColors) return undefined;
  const { color, onColor, light } = brandColors;
  return {
    '--invoice-accent': light,
    '--invoice-rule': light,
    '--invoice-sum': light,
    '--invoice-plate': light,
    '--invoice-band': color,
    '--invoice-on-band': onColor,
  } as CSSProperties;
}
