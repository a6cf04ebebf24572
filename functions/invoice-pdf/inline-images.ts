import type { Files } from '#functions/services/files.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';

/**
 * The invoice with its company's images in place of their keys, as data URIs. An image that is gone, or of a kind that
 * no company may upload, is left out.
 */
export async function withInlineImages(invoice: PublicInvoice, files: Pick<Files, 'get'>): Promise<PublicInvoice> {
  const { logo, signature } = invoice.company;
  const [logoUri, signatureUri] = await Promise.all([dataUri(logo, files), dataUri(signature, files)]);
  return { ...invoice, company: { ...invoice.company, logo: logoUri, signature: signatureUri } };
}

async function dataUri(key: string | undefined, files: Pick<Files, 'get'>): Promise<string | undefined> {
  const bytes = key ? await files.get(key) : undefined;
  const type = bytes && imageType(bytes);
  return type && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** What the first bytes say; names and declared types prove nothing. */
function imageType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : undefined;
}
