import type { PageDictionary } from '#shared/locale/dictionary.ts';
import type { PrintedDocument } from './document-part.ts';

type QuantityProps = {
  readonly item: PrintedDocument['items'][number];
  readonly dictionary: Pick<PageDictionary, 'quantity'>;
};

/** The quantity of a line with its unit, such as "12.5 h". A unit in another script leaves the number where it is. */
export function Quantity({ item: { quantity, unit }, dictionary }: QuantityProps) {
  return (
    <>
      {dictionary.quantity(quantity)}
      {unit && (
        <>
          {'\u00a0'}
          <bdi className="invoice-unit">{unit}</bdi>
        </>
      )}
    </>
  );
}
