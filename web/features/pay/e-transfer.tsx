import { type Ref, useEffect, useRef } from 'react';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { plainAmount } from '#shared/money.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { CopyRow } from './copy-row.tsx';
import { Way } from './way.tsx';

/** Above this, many banks need more than one e-Transfer. */
const TRANSFER_LIMIT_CENTS = 300_000;

type ClaimActions = {
  claim: Action;
  /** Withdraws the report of an e-Transfer; absent unless it was made in this browser. */
  withdraw: Action | undefined;
};

type ETransferProps = ClaimActions & {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  address: string;
  copy: (text: string) => void;
};

/** The details to enter at the bank, and the button that reports the transfer. */
export function ETransfer({ invoice, dictionary, address, copy, ...actions }: ETransferProps) {
  const { currency, eTransferEmail } = invoice;
  const { pay, detail, money } = dictionary;
  const dueCents = amountDueCents(invoice);
  return (
    <Way dictionary={dictionary} invoice={invoice} method="e-transfer">
      <dl>
        <CopyRow copy={copy} label={detail.eTransferEmail} texts={pay} value={address} />
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
      {eTransferEmail && <Claim {...actions} dictionary={dictionary} invoice={invoice} />}
    </Way>
  );
}

type ClaimProps = ClaimActions & Pick<ETransferProps, 'invoice' | 'dictionary'>;

/** The button that reports the transfer; then the next steps, and the button that withdraws the report. */
function Claim({ invoice: { claimedOn, company }, dictionary, claim, withdraw }: ClaimProps) {
  const texts = dictionary.pay;
  const claimed = useRef<HTMLParagraphElement>(null);
  const sent = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The pressed button disappears; without this, the focus would restart at the top of the page.
  useEffect(() => {
    if (isPressed.current) (claimedOn ? claimed : sent).current?.focus();
    isPressed.current = false;
  }, [claimedOn]);
  const press = (action: Action) => {
    isPressed.current = true;
    void action.run();
  };
  return (
    <>
      <div aria-live="polite">
        {claimedOn && (
          <p className="hint" ref={claimed} tabIndex={-1}>
            {dictionary.claimed({ day: claimedOn, seller: company.name ?? '' })}
          </p>
        )}
      </div>
      {!claimedOn && <ClaimButton action={claim} ref={sent} texts={texts} onPress={press} label={texts.sentIt} />}
      {claimedOn && withdraw && (
        <ClaimButton action={withdraw} isPlain label={texts.notSentYet} onPress={press} texts={texts} />
      )}
    </>
  );
}

type ClaimButtonProps = {
  action: Action;
  label: string;
  isPlain?: boolean;
  texts: InvoiceDictionary['pay'];
  onPress: (action: Action) => void;
  ref?: Ref<HTMLButtonElement>;
};

function ClaimButton({ action, label, isPlain, texts, onPress, ref }: ClaimButtonProps) {
  return (
    <button
      aria-busy={action.isBusy || undefined}
      className={isPlain ? 'button plain' : 'button quiet'}
      disabled={action.isBusy}
      onClick={() => onPress(action)}
      ref={ref}
      type="button"
    >
      {action.isBusy ? texts.sending : label}
    </button>
  );
}
