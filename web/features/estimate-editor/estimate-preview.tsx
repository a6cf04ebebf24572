import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { isSameInvoice } from '#web/document-editor/model/editor-start.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { pricedForm } from '#web/document-editor/model/form-pricing.ts';
import { previewContent } from '#web/document-editor/preview/preview-content.ts';
import type { Previewed } from '#web/document-editor/preview/preview-data.ts';
import { EstimatePaper } from '#web/parts/estimates/estimate-paper.tsx';

/** The estimate on paper as it is typed: the version that was sent or, once anything differs from it, the next one. */
export function EstimatePreview({ form, ...shown }: Previewed<Estimate>) {
  const { saved, pricing } = shown;
  const content = previewContent(form, shown);
  const isSent = saved?.sentVersion !== undefined && !saved.isRevised && isSameInvoice(form, saved.form);
  const estimate: PublicEstimate = {
    ...content,
    // Anything but a list of lines is passed on: the document reports it.
    ...(Array.isArray(content.items) && {
      items: content.items.map((item, place) => (item ? { ...item, ...offerOf(form.items[place]) } : item)),
    }),
    ...(content.taxes && { taxShares: [...(pricedForm(form, pricing).taxShares ?? [])] }),
    status: isSent ? 'SENT' : 'DRAFT',
    version: (saved?.sentVersion ?? 0) + (isSent ? 0 : 1),
  };
  return <EstimatePaper always estimate={estimate} />;
}

/** How a line is offered. */
const offerOf = ({ choice, chosen }: Partial<FormItem> = {}) => ({ choice, chosen });
