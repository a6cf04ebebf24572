import type { Files } from '#functions/services/files.ts';
import { imageTypeOf } from '#shared/image-file.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';

/**
 * The invoice with its company's images as data URIs instead of keys. Missing images and types that cannot be uploaded
 * are left out.
 */
export async function withInlineImages(invoice: PublicInvoice, files: Pick<Files, 'get'>): Promise<PublicInvoice> {
  const { logo, signature } = invoice.company;
  const [logoUri, signatureUri] = await Promise.all([dataUri(logo, files), dataUri(signature, files)]);
  return { ...invoice, company: { ...invoice.company, logo: logoUri, signature: signatureUri } };
}

/** A stored image as a data URI; undefined if it is missing or of a type that cannot be uploaded. */
export async function dataUri(key: string | undefined, files: Pick<Files, 'get'>): Promise<string | undefined> {
  const bytes = key ? await files.get(key) : undefined;
  const type = bytes && imageTypeOf(bytes);
  return type && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
