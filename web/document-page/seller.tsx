import { addressLines } from '#shared/address-lines.ts';
import { hasRegistrations } from '#shared/document/tax-legend.ts';
import { imageSource } from '#shared/image-source.ts';
import type { PagePart } from '#shared/paper/document-part.ts';

/** Who issued the document: logo, name, address and tax number. */
export function Seller({ document, dictionary }: PagePart) {
  const { company } = document;
  const address = addressLines(company, dictionary.place).join(', ');
  return (
    <div className="seller">
      {company.logo && <img alt="" className={logoClass(company)} src={imageSource(company.logo, '/api')} />}
      <div>
        <p className="name">{company.name}</p>
        {address && <p>{address}</p>}
        {company.vat && !hasRegistrations(document) && (
          <p>
            {dictionary.document.taxNumber} {company.vat}
          </p>
        )}
      </div>
    </div>
  );
}

/** A square logo is higher than a wide one, so that it is no smaller; a light one stands on the colour. */
function logoClass({ logoSize, logoOnColor }: PagePart['document']['company']): string {
  const isSquare = logoSize && logoSize.width < 1.5 * logoSize.height;
  return `logo${isSquare ? ' square' : ''}${logoOnColor ? ' light' : ''}`;
}
