import { imageSource } from '#shared/image-source.ts';
import type { DocumentPart } from './document-part.ts';

/** The issuer's signature above its line; renders nothing without one. */
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
