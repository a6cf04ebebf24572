import * as z from 'zod';
import { contrast, readableOn, rgbOf } from './readable-color.ts';

/** A colour as `#rrggbb` in lower case. */
export const HEX_COLOR = /^#[\da-f]{6}$/;

const hex = z.string().regex(HEX_COLOR);

/** A business's colour, and what becomes of it where it has to be read. */
export const BrandColors = z.object({
  /** As chosen: a ground for texts in `onColor`. */
  color: hex,
  /** Black or white, whichever reads better on it. */
  onColor: hex,
  /** The nearest colour that reads well on white, and under white. */
  light: hex,
  /** The nearest colour that reads well on the dark scheme, and under its ink. */
  dark: hex,
});
export type BrandColors = z.infer<typeof BrandColors>;

/** The least contrast of texts (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The darkest ground of the light scheme: the pay page's. */
const LIGHT_GROUND = '#f6f8f7';
/** The lightest of the dark scheme: the ink on its buttons, in the place of a ground. */
const DARK_GROUND = '#04211a';

/** A colour as it is stored, from what was typed: `0B6` is `#00bb66`. Other texts stay, to be refused. */
export function typedColor(typed: string): string {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim()) ?? [];
  if (!digits) return typed.trim();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** The colours that follow from a business's own; undefined without one. */
export function brandColors(color: string | undefined): BrandColors | undefined {
  if (!color || !HEX_COLOR.test(color)) return undefined;
  const [white, black] = [rgbOf('#ffffff'), rgbOf('#000000')];
  return {
    color,
    onColor: contrast(rgbOf(color), white) >= contrast(rgbOf(color), black) ? '#ffffff' : '#000000',
    light: readableOn(LIGHT_GROUND, color, READABLE),
    dark: readableOn(DARK_GROUND, color, READABLE),
  };
}
