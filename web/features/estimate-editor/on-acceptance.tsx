import { depositCents } from '#shared/estimate/deposit.ts';
import type { TermsProps } from '#web/document-editor/kind-parts.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { formTotals } from '#web/document-editor/model/form-pricing.ts';
import { toAdjustments } from '#web/document-editor/model/payload.ts';
import { AdjustmentRow } from '#web/document-editor/tabs/adjustment-row.tsx';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { needsCustomer } from './settled-estimate.ts';
import { t } from './texts.en.ts';

/** What the customer is asked for when they accept: a deposit, and a drawn signature. */
export function OnAcceptance({ form, pricing, dispatch, focusField }: TermsProps) {
  const { adjustments, currency, asksSignature = false } = form;
  const { deposit } = adjustments;
  const cents = depositCents(toAdjustments(form), formTotals(form, pricing).totalCents);
  const why = whyKept(form);
  return (
    <section>
      <h2 className="mb-4 font-semibold text-base">{t.onAcceptance}</h2>
      <div className="divide-y divide-line">
        <div className="pb-4">
          <AdjustmentRow
            adjustment={deposit}
            hasChoice
            hint={t.depositHint}
            label={t.deposit}
            name="deposit"
            {...{ currency, dispatch, focusField }}
          />
          {deposit.isOn && (
            <p className="-mt-2 text-pretty text-muted text-xs" role="status">
              {[t.depositIs({ amount: dictionary.money(cents, currency) }), why].filter(Boolean).join(' ')}
            </p>
          )}
        </div>
        <Switch
          checked={asksSignature}
          className="pt-4"
          hint={t.signatureHint}
          label={t.askSignature}
          onChange={(asks) => dispatch({ type: 'change', values: { asksSignature: asks || undefined } })}
        />
      </div>
    </section>
  );
}

/** Why the recipient becomes a customer; undefined if they need not. */
export function whyKept(form: InvoiceForm): string | undefined {
  if (!needsCustomer(form)) return undefined;
  return form.to.email.trim() ? t.keptForDeposit : t.keptOnceReachable;
}
