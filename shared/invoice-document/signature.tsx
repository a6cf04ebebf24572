import { imageSource } from '#shared/image-source.ts';
import type { DocumentPart } from './document-part.ts';

/** The issuer's signature over its line; nothing when there is none. */
export function Signature({ invoice, dictionary, apiHost }: DocumentPart & { apiHost: string }) {
  const signature = imageSource(invoice.company.signature, apiHost);
  if (!signature) return null;
  return (
    <figure className="invoice-signature">
      <img src={signature} alt={dictionary.document.signature} />
      <figcaption dir="auto">{invoice.company.name ?? dictionary.document.signature}</figcaption>
    </figure>
  );
}
