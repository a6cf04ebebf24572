import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { newestCustomersQuery } from '#web/lib/queries/customers.ts';
import { numberingQuery } from '#web/lib/queries/numbering.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { productPickerQuery } from '#web/lib/queries/products.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { prefetchPart } from '#web/ui/overlays/lazy-part.tsx';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { draftsOf, useOpenDrafts } from './draft/use-open-drafts.ts';
import { useDocumentKind } from './kind.ts';
import { loadQuickProducts } from './tabs/add-items.tsx';
import { useFirst } from './use-first.ts';

/** What the business gives to a new document, as first loaded. */
export type NewDocument = {
  readonly drafts: OpenDrafts;
  readonly profile: Profile;
  /** Null if there are none. */
  readonly settings: PaymentSettings | null;
  readonly customFields: readonly CustomField[];
};

/** What a new document starts with; undefined until it is loaded. The drafts, null until then, may be known before. */
export function useNewDocument(): { drafts: OpenDrafts | null; given: NewDocument | undefined } {
  usePrefetchedOffers();
  const user = useUser();
  const kind = useDocumentKind();
  const { data, isError } = useQuery(profileQuery);
  const profile = useFirst(data ?? (isError ? user.profile : undefined));
  const payment = useQuery(paymentSettingsQuery(user.id));
  const settings = useFirst(payment.isLoadingError ? null : payment.data);
  const company = useQuery(companyQuery);
  const issuer = useFirst(company.isLoadingError ? null : company.data);
  const numbering = useQuery(numberingQuery);
  const isNumbered = useFirst(numbering.isLoading ? undefined : true);
  const drafts = useOpenDrafts(draftsOf(kind, user), null);
  const isLoaded = profile && drafts && settings !== undefined && issuer !== undefined && isNumbered;
  return {
    drafts,
    given: isLoaded ? { drafts, profile, settings, customFields: issuer?.customFields ?? [] } : undefined,
  };
}

/** Fetches the offered customers and products along with the form: if they came later, they would move its fields. */
function usePrefetchedOffers(): void {
  usePrefetchQuery(newestCustomersQuery);
  usePrefetchInfiniteQuery(productPickerQuery(''));
  useEffect(() => prefetchPart(loadQuickProducts), []);
}
