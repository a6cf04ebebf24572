import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { fileNamePart } from '#shared/file-name.ts';
import { paths } from '#web/lib/paths.ts';
import { downloadEstimatePdf, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { DialogLook } from '#web/ui/overlays/dialog-frame.tsx';
import { copyEstimateLink } from './copy-link.ts';
import { t } from './texts.en.tsx';

/** The actions that open a dialog, by how each looks until it is fetched. */
const LOOKS = {
  send: { title: t.send, fields: 1 },
  decide: { title: t.recordDecision, fields: 3 },
  part: { title: t.invoicePart, fields: 2 },
  undo: { title: t.undoDecision, fields: 0 },
  delete: { title: t.deleteEstimate, fields: 0 },
} as const satisfies Readonly<Record<string, DialogLook>>;

/** What actions need to know of an estimate. */
export type ActedOn = Pick<
  EstimateListItem,
  'id' | 'invoiceNumber' | 'status' | 'link' | 'isRevised' | 'sentVersion' | 'dueDate' | 'total' | 'currency'
> &
  Partial<Pick<EstimateListItem, 'billingName' | 'billingEmail' | 'customerId' | 'invoices' | 'isInvoiced'>> & {
    /** Of the stored estimate, where it is known. */
    readonly version?: number;
  };

/** An action on an estimate. */
export type EstimateAction = keyof typeof LOOKS | 'copy' | 'download' | 'invoice';

/** Starts an action; resolves once it is done, or its dialog open. */
export type ActOnEstimate = (kind: EstimateAction, estimate: ActedOn) => Promise<void>;

/** The open dialog and its estimate. */
export type OpenEstimateDialog = { readonly kind: keyof typeof LOOKS; readonly estimate: ActedOn };

/** How an open dialog looks until it is fetched; null if none is open. */
export function estimateLook(dialog: OpenEstimateDialog | null): DialogLook | null {
  return dialog && LOOKS[dialog.kind];
}

/** Starts the actions on estimates, and holds the open dialog. */
export function useEstimateActions() {
  const today = useBusinessDay();
  const navigate = useNavigate();
  const { publish, invoice } = useEstimateMutations();
  const [dialog, setDialog] = useState<OpenEstimateDialog | null>(null);
  const isInvoicing = useRef(false);

  const makeInvoice = async ({ id }: ActedOn) => {
    if (isInvoicing.current) return;
    isInvoicing.current = true;
    const making = async () => {
      const made = await invoice.mutateAsync({ id });
      toast.success(t.invoiceMade({ number: made.invoiceNumber }));
      await navigate(paths.editInvoice(made.id));
    };
    // Once it is made, the screen is left, which a second click may precede.
    isInvoicing.current = await isDone(making(), t.invoiceFailed, showRefusal);
  };
  const download = (estimate: ActedOn) => {
    const name = t.pdfName({ number: fileNamePart(estimate.invoiceNumber), day: today() });
    return isDone(downloadEstimatePdf(estimate, name), t.downloadFailed);
  };
  const act: ActOnEstimate = async (kind, estimate) => {
    if (kind === 'copy') await copyEstimateLink(estimate, () => publish.mutateAsync(estimate.id));
    else if (kind === 'download') await download(estimate);
    else if (kind === 'invoice') await makeInvoice(estimate);
    else setDialog({ kind, estimate });
  };
  return { act, dialog, closeDialog: () => setDialog(null) };
}
