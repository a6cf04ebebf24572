import { imageSource } from '#shared/image-source.ts';
import type { DocumentPart } from './document-part.ts';

/** The issuer's signature above its line; renders nothing without one. */
export function Signature({ document, dictionary, apiHost }: DocumentPart & { apiHost: string }) {
  const signature = imageSource(document.company.signature, apiHost);
  if (!signature) return null;
  return (
    <div className="invoice-signature">
      <img src={signature} alt={dictionary.document.signature} />
      <p dir="auto">{document.company.name ?? dictionary.document.signature}</p>
    </div>
  );
}
