import { useQuery } from '@tanstack/react-query';
import { type Finding, findingsOf, NEEDS_SALES } from '#shared/invoice/readiness.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import type { Pricing } from '#web/features/invoice-editor/model/form-pricing.ts';
import { useIssuer } from '#web/features/invoice-editor/preview/preview-data.ts';
import { previewInvoice } from '#web/features/invoice-editor/preview/preview-invoice.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';

export type ReadinessSource = {
  form: InvoiceForm;
  pricing: Pricing;
  /** Null until the invoice is saved. */
  id: string | null;
};

/**
 * What the form would lack if it were sent now; undefined until the business's settings are loaded. Findings about sales
 * come from the server, which needs a saved invoice for them.
 */
export function useFormFindings({ form, pricing, id }: ReadinessSource): Finding[] | undefined {
  const user = useUser();
  const today = useBusinessDay();
  const { issuer } = useIssuer(user.id, user.profile);
  const mayTakeCards = issuer?.settings?.paymentIntegrationEnabled === true;
  const card = useQuery({ ...stripeStatusQuery, enabled: mayTakeCards });
  const stored = useQuery({ ...readinessQuery(id ?? ''), enabled: id !== null });
  if (!issuer) return undefined;
  const invoice = previewInvoice(form, { issuer, pricing, id: id ?? '', status: 'DRAFT' });
  const paymentSettings = { paymentIntegrationEnabled: mayTakeCards && card.data?.connected !== false };
  const findings = findingsOf({
    invoice: { ...invoice, company: { ...invoice.company, paymentSettings } },
    companyName: issuer.company?.name,
    today: today(),
  });
  return [...findings, ...(stored.data ?? []).filter((finding) => NEEDS_SALES.has(finding))];
}
