import type { Files } from '#functions/services/files.ts';
import { imageTypeOf } from '#shared/image-file.ts';

/** A document with the images of its company, by their keys. */
export type Illustrated = {
  readonly company: {
    readonly name?: string | undefined;
    readonly logo?: string | undefined;
    readonly signature?: string | undefined;
  };
};

/**
 * The document with its company's images as data URIs instead of keys. Missing images and types that cannot be uploaded
 * are left out.
 */
export async function withInlineImages<Document extends Illustrated>(
  document: Document,
  files: Pick<Files, 'get'>,
): Promise<Document> {
  const { logo, signature } = document.company;
  const [logoUri, signatureUri] = await Promise.all([dataUri(logo, files), dataUri(signature, files)]);
  return { ...document, company: { ...document.company, logo: logoUri, signature: signatureUri } };
}

/** A stored image as a data URI; undefined if it is missing or of a type that cannot be uploaded. */
async function dataUri(key: string | undefined, files: Pick<Files, 'get'>): Promise<string | undefined> {
  const bytes = key ? await files.get(key) : undefined;
  const type = bytes && imageTypeOf(bytes);
  return type && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
