import { type Address, addressLines } from '#shared/address-lines.ts';

/** The lines of an address, a paragraph each. */
export function AddressLines({ address }: { address: Address }) {
  return addressLines(address).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal, are never reordered and hold no state
    <p dir="auto" key={index}>
      {line}
    </p>
  ));
}
