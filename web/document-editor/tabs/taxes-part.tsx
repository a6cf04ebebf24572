import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { isRegistered } from '#shared/document/tax-mode.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { formTaxMode } from '#web/document-editor/model/form.ts';
import { type FormTaxes, formTaxes, type Pricing } from '#web/document-editor/model/form-pricing.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { placeText } from '#web/document-editor/model/tax-texts.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { paths } from '#web/lib/paths.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { PROVINCES_BY_NAME } from '#web/lib/records/provinces-by-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { AdjustmentRow } from './adjustment-row.tsx';
import { EditorField } from './editor-field.tsx';
import { SettingsLink } from './settings-link.tsx';
import { t } from './texts.en.tsx';

type TaxesPartProps = Pick<EditorState, 'form'> & {
  pricing: Pricing;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** The taxes: the province's with their reasons, a custom rate, or none. */
export function TaxesPart({ form, pricing, dispatch, focusField }: TaxesPartProps) {
  const { words } = useDocumentKind();
  if (form.isDeposit) return <p className="text-pretty text-muted">{dictionary.depositNote}</p>;
  // Those that would be charged, even if the issuer chose to charge none.
  const chargeable = formTaxes({ ...form, isUntaxed: false }, pricing);
  const taxes = form.isUntaxed ? null : chargeable;
  const hasTaxes = isRegistered(pricing.issuer?.taxRegistrations) || (taxes?.taxes.length ?? 0) > 0;
  return (
    <div className="grid gap-5">
      {taxes && hasTaxes && <ProvinceTaxes {...{ form, taxes, dispatch, focusField }} />}
      {formTaxMode(form) !== 'custom' && hasTaxes && (
        // One button for both states, so that it keeps the focus.
        <div className="flex flex-wrap items-end justify-between gap-3">
          {taxes ? (
            <SupplyProvince isAbroad={isAbroad(taxes)} {...{ form, dispatch }} />
          ) : (
            <p className="self-center" role="status">
              {wasIssuedUntaxed(pricing) ? t.issuedUntaxed(words) : t.untaxed(words)}
            </p>
          )}
          {(!taxes || taxes.taxes.length > 0) && (
            <Button
              onClick={() => {
                dispatch({ type: 'change', values: { isUntaxed: Boolean(taxes) } });
                // Without a tax to charge, the button disappears, and the focus with it.
                if (!chargeable?.taxes.length) focusField('supplyProvince');
              }}
              variant="secondary"
            >
              {taxes ? t.chargeNone : t.chargeTaxes}
            </Button>
          )}
        </div>
      )}
      <div className={hasTaxes && !form.adjustments.tax.isOn ? 'border-line border-t pt-4' : ''}>
        <div>
          <AdjustmentRow
            adjustment={form.adjustments.tax}
            currency={form.currency}
            hint={hasTaxes ? t.customTaxHint : t.taxHint}
            label={hasTaxes ? t.customTax : t.tax}
            name="tax"
            {...{ dispatch, focusField }}
          />
        </div>
        {!pricing.issuer ? <UnknownIssuer /> : !hasTaxes && <Registrations />}
      </div>
    </div>
  );
}

/** Whether the stored invoice was issued without taxes, such as before its business registered. */
function wasIssuedUntaxed({ saved }: Pricing): boolean {
  return saved !== null && saved.status !== 'DRAFT' && saved.form.isUntaxed;
}

const isAbroad = (taxes: FormTaxes) => !taxes.isAsIssued && taxes.place.kind === 'abroad';

/** Few invoices have any. */
const loadTaxNotes = async () => (await import('./tax-notes.tsx')).TaxNotes;
const stayWithout = () => {};

type ProvinceTaxesProps = Pick<TaxesPartProps, 'form' | 'dispatch' | 'focusField'> & { taxes: FormTaxes };

function ProvinceTaxes({ form, taxes, dispatch, focusField }: ProvinceTaxesProps) {
  const { words } = useDocumentKind();
  return (
    <div className="grid gap-3">
      <TaxList lineCount={form.items.length} taxes={taxes.taxes} />
      <p className="text-muted text-xs" role="status">
        {taxes.isAsIssued ? t.taxedAsIssued(words) : placeText(taxes.place, taxes.taxes)}
      </p>
      {!taxes.isAsIssued && taxes.notes.length > 0 && (
        <LazyPart load={loadTaxNotes} onFailed={stayWithout}>
          {(TaxNotes) => <TaxNotes notes={taxes.notes} {...{ form, dispatch, focusField }} />}
        </LazyPart>
      )}
    </div>
  );
}

type SupplyProvinceProps = Pick<TaxesPartProps, 'form' | 'dispatch'> & { isAbroad: boolean };

function SupplyProvince({ form, dispatch, isAbroad }: SupplyProvinceProps) {
  return (
    <EditorField
      className="w-full sm:w-64"
      hint={isAbroad && t.deliveredToHint}
      label={t.deliveredTo}
      name="supplyProvince"
    >
      <Select
        onChange={({ target }) =>
          dispatch({ type: 'change', values: { supplyProvince: target.value as ProvinceCode | '' } })
        }
        value={form.supplyProvince}
      >
        <option value="">{t.customerAddress}</option>
        <Options labelOf={provinceName} of={PROVINCES_BY_NAME} />
      </Select>
    </EditorField>
  );
}

/** The taxes are unknown while the company is. */
function UnknownIssuer() {
  const { isError, refetch } = useQuery(companyQuery);
  if (!isError) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3" role="status">
      <p className="text-muted">{t.companyFailed}</p>
      <Button onClick={() => refetch()} size="sm" variant="secondary">
        {t.tryAgain}
      </Button>
    </div>
  );
}

/** Where a business without registrations enters them. */
function Registrations() {
  return (
    <p className="mt-2 text-pretty text-muted text-xs">
      {t.registrations({ settings: <SettingsLink name={t.companySettings} to={paths.company} /> })}
    </p>
  );
}

/** The charged taxes with their rates, their basis if partial, and their registration numbers. */
function TaxList({ taxes, lineCount }: { taxes: readonly InvoiceTax[]; lineCount: number }) {
  if (taxes.length === 0) return null;
  const basis = ({ lines, pricePercent }: InvoiceTax) => {
    const parts = [
      ...(pricePercent ? [t.onPart({ percent: dictionary.percent(pricePercent) })] : []),
      ...(lines ? [t.onLines({ some: lines.length, all: lineCount })] : []),
    ];
    return parts.length > 0 && ` ${parts.join(', ')}`;
  };
  return (
    <ul aria-label={t.taxes} className="divide-y divide-line rounded-md border border-line">
      {taxes.map((tax) => (
        <li
          className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2"
          key={`${tax.code} ${tax.ratePercent}`}
        >
          <span className="font-medium">
            {dictionary.taxName(tax.code)} <span className="font-normal">{dictionary.percent(tax.ratePercent)}</span>
            <span className="font-normal text-muted">{basis(tax)}</span>
          </span>
          <span className="text-muted tabular-nums">{tax.registration}</span>
        </li>
      ))}
    </ul>
  );
}
