import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { type FieldName, findProblems } from '#web/document-editor/model/problems.ts';
import { useIssuer } from '#web/document-editor/preview/preview-data.ts';
import { previewInvoice } from '#web/document-editor/preview/preview-invoice.ts';
import { INVOICE } from '#web/features/invoice-editor/invoice-kind.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';

type ReadinessPartProps = {
  form: InvoiceForm;
  pricing: Pricing;
  /** Null until the invoice is saved. */
  id: string | null;
  goToField: (field: FieldName) => void;
};

/** Lists what is missing before an unpaid invoice can be sent. */
export function ReadinessPart({ form, pricing, id, goToField }: ReadinessPartProps) {
  const user = useUser();
  const { issuer } = useIssuer(user.id, user.profile);
  const status = pricing.saved?.status ?? 'DRAFT';
  if (!issuer || status === 'PAID' || status === 'CANCELLED') return null;
  return (
    <LazyPart load={loadReadyPanel} onFailed={stayHidden}>
      {(ReadyPanel) => (
        <ReadyPanel
          companyName={issuer.company?.name}
          invoice={previewInvoice(form, { issuer, pricing, saved: { id: id ?? '', status } })}
          onField={goToField}
          problem={findProblems(form, pricing, INVOICE)[0]}
        />
      )}
    </LazyPart>
  );
}

const loadReadyPanel = async () => (await import('./ready-panel.tsx')).ReadyPanel;

/** The send dialog runs the same check. */
const stayHidden = () => {};
