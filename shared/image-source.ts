const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const SHOWN_SCHEME = /^(https?:\/\/|data:image\/)/i;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;
/** First characters of PNG, JPEG, WebP and GIF in base64; JPEG's look like a path. */
const BASE64_IMAGE = /^(iVBORw0KGgo|\/9j\/|UklGR|R0lGOD)/;
/** Longer than any path the API returns, shorter than any real image. */
const MIN_BASE64_LENGTH = 200;

/**
 * The `src` for an image of the contract (spec 2 §7, "Images"): data URIs and full URLs unchanged, raw base64 as a PNG
 * data URI, a path prefixed with `apiHost`, such as `/api`. Undefined if there is no image or it is not a valid
 * address.
 */
export function imageSource(image: string | null | undefined, apiHost: string): string | undefined {
  const value = image?.trim();
  if (!value) return undefined;
  if (SCHEME.test(value)) return SHOWN_SCHEME.test(value) ? value : undefined;
  const packed = value.replace(/\s+/g, '');
  if (isBase64(packed)) return `data:image/png;base64,${packed}`;
  // A second leading slash would name another host.
  return `${apiHost.replace(/\/+$/, '')}/${value.replace(/^[/\\]+/, '')}`;
}

function isBase64(text: string): boolean {
  if (!BASE64.test(text)) return false;
  return BASE64_IMAGE.test(text) || (text.length >= MIN_BASE64_LENGTH && !text.startsWith('/'));
}
