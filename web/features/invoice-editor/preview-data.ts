import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Profile } from '#shared/user/schema.ts';
import { call } from '#web/lib/api.ts';
import { nullWhenMissing } from '#web/lib/null-when-missing.ts';
import { paymentSettingsQuery } from '#web/lib/payment-settings.ts';
import type { Issuer } from './preview-invoice.ts';

/** One's own details, always read afresh (spec 1 §7). */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile', { signal }),
  staleTime: 0,
  gcTime: 0,
});

const companyQuery = queryOptions({
  queryKey: ['companies', 'mine'],
  queryFn: ({ signal }) => nullWhenMissing(call('GET /companies/me', { signal })),
  staleTime: 0,
});

/** Whose invoice the preview shows; undefined until everything is there. */
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
