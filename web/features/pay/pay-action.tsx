import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from './details-panel.tsx';

type PayActionProps = { company: PublicInvoice['company']; pay: Action; texts: InvoiceDictionary['pay'] };

/** The way to pay by card, within reach however long the invoice is; disabled when the seller takes no cards. */
export function PayAction({ company, pay, texts }: PayActionProps) {
  const takesCards = company.paymentSettings.paymentIntegrationEnabled;
  return (
    <>
      <div className="pay-bar">
        <button
          aria-busy={pay.isBusy || undefined}
          className="button main"
          disabled={pay.isBusy || !takesCards}
          onClick={() => void pay.run()}
          type="button"
        >
          {pay.isBusy && <span aria-hidden="true" className="spinner" />}
          {!takesCards ? texts.cardDisabled : pay.isBusy ? texts.processing : texts.payNow}
        </button>
      </div>
      {takesCards && (
        <p className="consent">
          {texts.consent} {company.name}
        </p>
      )}
    </>
  );
}
