import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import type { Profile } from '#shared/user/schema.ts';
import type { Saved, StoredDocument } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import type { Issuer } from './preview-content.ts';

/** What a paper shows: the document as it is typed, and as it is stored, null until it is saved. */
export type Previewed<Stored extends StoredDocument> = {
  readonly form: InvoiceForm;
  readonly issuer: Issuer;
  readonly pricing: Pricing;
  readonly saved: Saved<Stored> | null;
};

/** The business's tax settings; undefined until its company is loaded. */
export function useTaxIssuer(): TaxIssuer | undefined {
  const { data } = useQuery(companyQuery);
  return data === null ? NO_COMPANY : data;
}

const NO_COMPANY: TaxIssuer = {};

/** The issuer that the preview shows; undefined until everything is loaded. */
export function useIssuer(userId: string, profile: Profile) {
  const company = useQuery(companyQuery);
  const settings = useQuery(paymentSettingsQuery(userId));
  const issuer = useMemo<Issuer | undefined>(
    () =>
      company.data !== undefined && settings.data !== undefined
        ? { company: company.data, settings: settings.data, profile }
        : undefined,
    [company.data, settings.data, profile],
  );
  const readCompany = company.refetch;
  const readSettings = settings.refetch;
  const retry = useCallback(() => Promise.all([readCompany(), readSettings()]), [readCompany, readSettings]);
  return { issuer, hasFailed: !issuer && (company.isError || settings.isError), retry };
}
