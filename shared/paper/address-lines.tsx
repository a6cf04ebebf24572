import { type Address, addressLines } from '#shared/address-lines.ts';
import type { DocumentPart } from './document-part.ts';

/** The lines of an address, a paragraph each. */
export function AddressLines({ address, dictionary }: Pick<DocumentPart, 'dictionary'> & { address: Address }) {
  return addressLines(address, dictionary.place).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal, are never reordered and hold no state
    <p dir="auto" key={index}>
      {line}
    </p>
  ));
}
