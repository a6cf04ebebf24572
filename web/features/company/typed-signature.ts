import './signature-fonts.css';

/** The handwriting fonts for typed names (spec 2 §2). */
export const SIGNATURE_FONTS = ['Dancing Script', 'Great Vibes', 'Pacifico', 'Alex Brush'] as const;
export type SignatureFont = (typeof SIGNATURE_FONTS)[number];

/** Size of a typed signature and its font, in pixels (spec 2 §9). */
export const TYPED_SIZE = { width: 600, height: 200, font: 72 } as const;
const MARGIN = 20;
const INK = '#14181f';

type Typed = { readonly name: string; readonly font: SignatureFont; readonly ink?: string };

/** The name in handwriting on a white canvas, as a PNG data URL. */
export async function typedSignature(typed: Typed): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = TYPED_SIZE.width;
  canvas.height = TYPED_SIZE.height;
  await drawTyped(canvas, typed);
  return canvas.toDataURL('image/png');
}

/** Draws the name centred on a canvas of that size, unless `isWanted` returns false once the font is loaded. */
export async function drawTyped(
  canvas: HTMLCanvasElement,
  { name, font, ink = INK }: Typed,
  isWanted = () => true,
): Promise<void> {
  await document.fonts.load(`${TYPED_SIZE.font}px "${font}"`, name);
  const pen = canvas.getContext('2d');
  if (!pen || !isWanted()) return;
  const { width, height } = TYPED_SIZE;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.font = `${TYPED_SIZE.font}px "${font}"`;
  pen.font = `${fittingSize(pen.measureText(name).width)}px "${font}"`;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, width / 2, height / 2);
}

/** The font size for text of this total width at full size: smaller only if it would not fit. */
export function fittingSize(fullWidth: number): number {
  return Math.min(TYPED_SIZE.font, Math.floor((TYPED_SIZE.font * (TYPED_SIZE.width - 2 * MARGIN)) / fullWidth));
}
