import { imageSizeIn } from '#shared/image-key.ts';
import type { ImageSize } from '#shared/image-size.ts';
import { imageSource } from '#shared/image-source.ts';
import { logoSizeOf } from '#shared/logo-size.ts';

/** A logo in an email: its URL, and the size to draw it in, in CSS pixels. */
export type MailLogo = ImageSize & {
  readonly url: string;
  /** The colour behind a logo too light for white. */
  readonly ground?: string | undefined;
};

/** The company's logo for an email, as large as on paper. Outlook for Windows ignores maximum sizes, so each has its own. */
export function mailLogo(logo: string | undefined, siteUrl: string): MailLogo | undefined {
  const [url, size] = [imageSource(logo, `${siteUrl}/api`), imageSizeIn(logo ?? '')];
  if (!url || !size) return undefined;
  return { url, ...logoSizeOf(size) };
}
