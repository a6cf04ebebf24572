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
      {company.logo && (
        <img alt="" className={company.logoOnColor ? 'logo light' : 'logo'} src={imageSource(company.logo, '/api')} />
      )}
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
