/** Red, green and blue in linear light, from 0 to 1. */
type Rgb = readonly [number, number, number];

/** Lightness, and the distances from grey towards red and towards yellow (OKLab). */
type Lab = readonly [number, number, number];

/** The linear parts of a colour written as `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  return parts([1, 3, 5], (at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The nearest colour with at least this contrast on a ground: the same hue, darker on a light ground and lighter on a
 * dark one, and with less chroma only where screens have no more. A colour that reads well stays as it is.
 */
export function readableOn(ground: string, color: string, least: number): string {
  const behind = rgbOf(ground);
  const isReadable = (hex: string) => contrast(rgbOf(hex), behind) >= least;
  if (isReadable(color)) return color;
  const [lightness, a, b] = toLab(rgbOf(color));
  let [far, near] = [luminance(behind) > 0.18 ? 0 : 1, lightness];
  let found = far === 0 ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (far + near) / 2;
    const tried = toHex(inGamut([middle, a, b]));
    if (isReadable(tried)) [far, found] = [middle, tried];
    else near = middle;
  }
  return found;
}

/** Halvings until the next one would not change a colour of 8 bits. */
const STEPS = 12;

/** The most colourful colour of this lightness and hue that screens have, up to the given chroma. */
function inGamut([lightness, a, b]: Lab): Rgb {
  const at = (share: number) => toRgb([lightness, a * share, b * share]);
  if (isInGamut(at(1))) return at(1);
  let [inside, outside] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInGamut(at(middle))) inside = middle;
    else outside = middle;
  }
  return at(inside);
}

const isInGamut = (rgb: Rgb) => rgb.every((part) => part > -0.0001 && part < 1.0001);

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The matrices of OKLab by its author (https://bottosson.github.io/posts/oklab/). */
function toLab([red, green, blue]: Rgb): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(rgb: Rgb): string {
  const written = rgb.map((part) => {
    const inRange = Math.min(Math.max(part, 0), 1);
    const encoded = inRange <= 0.0031308 ? inRange * 12.92 : 1.055 * inRange ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${written.join('')}`;
}

function parts<Each>([first, second, third]: readonly [Each, Each, Each], of: (each: Each) => number): Rgb {
  return [of(first), of(second), of(third)];
}
