import { useEffect, useRef } from 'react';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { instructionRows } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { plainAmount } from '#shared/money.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { CopyRow } from './copy-row.tsx';

type OtherWaysProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  claim: Action;
  copy: (text: string) => void;
};

/** Ways to pay without a card, the fastest first, or whom to ask if there are none. */
export function OtherWays(props: OtherWaysProps) {
  const { invoice, dictionary } = props;
  const { company, paymentMethod } = invoice;
  const address = invoice.eTransferEmail ?? invoice.paymentInstructions?.eTransferEmail;
  const isBank = paymentMethod === 'bank' && invoice.paymentInstructions;
  if (!address && !isBank && paymentMethod !== 'cash') {
    if (company.paymentSettings.paymentIntegrationEnabled) return null;
    return <p className="consent">{dictionary.pay.askSender}</p>;
  }
  return (
    <>
      {address && <ETransfer {...props} address={address} />}
      {isBank && <Bank {...props} />}
      {paymentMethod === 'cash' && (
        <section className="other-ways">
          <Heading {...props} method="cash" />
          <p>{dictionary.document.payInCash}</p>
        </section>
      )}
    </>
  );
}

function Heading({ dictionary, method }: OtherWaysProps & { method: PublicInvoice['paymentMethod'] }) {
  return (
    <h2>
      {dictionary.pay.otherWays}
      <span> · {dictionary.paymentMethod[method]}</span>
    </h2>
  );
}

/** Above this, many banks need more than one e-Transfer. */
const TRANSFER_LIMIT_CENTS = 300_000;

function ETransfer(props: OtherWaysProps & { address: string }) {
  const { invoice, dictionary, claim, copy, address } = props;
  const { claimedOn, company, currency, eTransferEmail } = invoice;
  const { pay, document, money } = dictionary;
  const dueCents = amountDueCents(invoice);
  const claimed = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  // The button has disappeared; without this, the focus would restart at the top of the page.
  useEffect(() => {
    if (claimedOn && isPressed.current) claimed.current?.focus();
  }, [claimedOn]);
  return (
    <section className="other-ways">
      <Heading {...props} method="e-transfer" />
      <dl>
        <CopyRow copy={copy} label={document.eTransferTo} texts={pay} value={address} />
        <CopyRow
          copied={plainAmount(dueCents)}
          copy={copy}
          label={pay.amount}
          texts={pay}
          value={money(dueCents, currency)}
        />
        <CopyRow copy={copy} label={pay.message} texts={pay} value={invoice.invoiceNumber} />
      </dl>
      {dueCents > TRANSFER_LIMIT_CENTS && (
        <p className="hint">{dictionary.transferLimit(money(TRANSFER_LIMIT_CENTS, currency))}</p>
      )}
      <div aria-live="polite">
        {claimedOn && (
          <p className="hint" ref={claimed} tabIndex={-1}>
            {dictionary.claimed({ day: claimedOn, seller: company.name ?? '' })}
          </p>
        )}
      </div>
      {eTransferEmail && !claimedOn && (
        <button
          aria-busy={claim.isBusy || undefined}
          className="button quiet"
          disabled={claim.isBusy}
          onClick={() => {
            isPressed.current = true;
            void claim.run();
          }}
          type="button"
        >
          {claim.isBusy ? pay.sending : pay.sentIt}
        </button>
      )}
    </section>
  );
}

function Bank(props: OtherWaysProps) {
  const { invoice, dictionary, copy } = props;
  const { document, pay } = dictionary;
  return (
    <section className="other-ways">
      <Heading {...props} method="bank" />
      <dl>
        {instructionRows(invoice).map(({ label, value }) => (
          <CopyRow copy={copy} key={label} label={document[label]} texts={pay} value={value} />
        ))}
        <CopyRow copy={copy} label={pay.invoiceNumber} texts={pay} value={invoice.invoiceNumber} />
      </dl>
    </section>
  );
}
