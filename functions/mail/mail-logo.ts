import { imageSizeIn } from '#shared/image-key.ts';
import type { ImageSize } from '#shared/image-size.ts';
import { imageSource } from '#shared/image-source.ts';

/** A logo in an email: its URL, and the size to draw it in, in CSS pixels. */
export type MailLogo = ImageSize & { readonly url: string };

const MAX_WIDTH = 240;
const MAX_HEIGHT = 56;

/**
 * The company's logo for an email, fitted into a box and never enlarged. Outlook for Windows ignores maximum sizes, so
 * each logo gets its own.
 */
export function mailLogo(logo: string | undefined, siteUrl: string): MailLogo | undefined {
  const [url, size] = [imageSource(logo, `${siteUrl}/api`), imageSizeIn(logo ?? '')];
  if (!url || !size) return undefined;
  const scale = Math.min(MAX_WIDTH / size.width, MAX_HEIGHT / size.height, 1);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { url, width: scaled(size.width), height: scaled(size.height) };
}
