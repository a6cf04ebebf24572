import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { storedProvince } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { brandColors, typedColor } from '#shared/company/brand-colors.ts';
import { printedTaxNumber } from '#shared/company/printed-tax-number.ts';
import { provinceTaxes } from '#shared/document/taxes.ts';
import type { ImageSize } from '#shared/image-size.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { CompanyForm } from '#web/parts/company-form/company-fields.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';
import { t } from './texts.en.ts';
import { useImageSize } from './use-image-size.ts';

/** A sample invoice with the company's details, logo and signature as edited. */
export function CompanyPreview({ control }: Pick<CompanyEditing['form'], 'control'>) {
  const shown = useDeferredValue(useWatch({ control }) as CompanyForm);
  const logoSize = useImageSize(shown.logo);
  return (
    <div className="min-h-0 bg-white xl:overflow-y-auto xl:[scrollbar-gutter:stable]" {...KEYBOARD_SCROLLABLE}>
      <PaperToScale size={paperSizeOf(shown)}>
        <InvoiceDocument dictionary={dictionary} invoice={sampleInvoice(shown, logoSize)} />
      </PaperToScale>
    </div>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0, role: 'group', 'aria-label': t.sampleInvoice };

function sampleInvoice({ name, taxNumber, ...company }: CompanyForm, logoSize: ImageSize | undefined): PublicInvoice {
  const taxRegistrations = Object.fromEntries(TAX_ACCOUNTS.map((account) => [account, company[account].trim()]));
  const supplyCategory = company.supplyCategory || undefined;
  const { taxes } = provinceTaxes(SAMPLE, { province: company.province, taxRegistrations, supplyCategory });
  return {
    ...SAMPLE,
    // Without a registration, only a typed tax is charged.
    ...(taxes.length > 0 ? { taxes } : taxNumber.trim() && TYPED_TAX),
    company: {
      ...company,
      name: name.trim() || t.yourCompany,
      paperSize: company.paperSize || undefined,
      brandColors: brandColors(typedColor(company.brandColor)),
      footerLine: company.footerLine.trim(),
      logoSize,
      province: storedProvince(company),
      vat: printedTaxNumber({ taxNumber: taxNumber.trim(), taxRegistrations }),
      paymentSettings: { paymentIntegrationEnabled: false },
    },
  };
}

const SAMPLE: Omit<PublicInvoice, 'company'> = {
  id: '',
  status: 'SENT',
  invoiceNumber: 'INV-20260105001',
  issueDate: '2026-01-05',
  dueDate: '2026-02-04',
  currency: 'CAD',
  items: [{ name: t.websiteDesign, quantity: 1, rate: 1200, amount: 1200 }],
  paymentMethod: 'card',
  billingName: t.yourCustomer,
};

const TYPED_TAX = { taxType: 'percentage', taxValue: 5 } as const;
