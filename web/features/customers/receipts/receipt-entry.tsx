import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { upperFirst } from '#shared/letter-case.ts';
import { toCents } from '#shared/money.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { localDayText } from '#web/lib/dates.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';

/** What can be done with a receipt. */
export type ReceiptAction = 'apply' | 'give-back' | 'void';
export type ActOnReceipt = (action: ReceiptAction, receipt: Receipt) => void;

/** A payment of a customer: which invoices it paid, what is left of it, and what can be done with it. */
export function ReceiptEntry({ receipt, act }: { receipt: Receipt; act: ActOnReceipt }) {
  const { amount, currency, applications, returns, rest, voidedAt, pending, note } = receipt;
  const Text = voidedAt ? 'del' : 'span';
  return (
    <li className="px-5 py-4 text-sm sm:px-6">
      <div className={clsx('flex items-baseline justify-between gap-4', voidedAt && 'text-muted')}>
        <Text className="font-medium">{receiptTitle(receipt)}</Text>
        <Text className="font-medium">
          <Money cents={toCents(amount)} currency={currency} />
        </Text>
      </div>
      <ReceiptDetails receipt={receipt} />
      {applications.length > 0 && <Applications receipt={receipt} />}
      {returns.map((each) => (
        <p className="wrap-anywhere mt-1.5" key={each.id}>
          {t.returned({
            amount: amountText(each.amount, currency),
            day: dictionary.shortDay(each.on),
            method: LEDGER_METHOD_LABELS[each.method],
            reason: each.reason,
          })}
        </p>
      ))}
      {note && <p className="wrap-anywhere mt-1.5 whitespace-pre-line text-xs">{note}</p>}
      {pending !== undefined && <Progress pending={pending} receipt={receipt} />}
      {rest > 0 && pending === undefined && (
        <p className="mt-1.5 font-medium">{t.left({ amount: amountText(rest, currency) })}</p>
      )}
      <Actions act={act} receipt={receipt} />
    </li>
  );
}

/** A receipt in a few words: "Jan 5, 2026 · e-Transfer"; money of a card payment that was kept has no method any more. */
export function receiptTitle({ paidOn, method, from }: Receipt): string {
  const day = dictionary.shortDay(paidOn);
  return from && method === 'other' ? day : `${day} · ${LEDGER_METHOD_LABELS[method]}`;
}

function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { from, isDeposit, reference, by, voidedAt, voidedBy, voidReason } = receipt;
  const state = wayBackTo(useLocation());
  const details = [reference && t.reference({ reference }), by && t.by({ person: by })].filter(Boolean).join(' · ');
  return (
    <>
      {details && <p className="wrap-anywhere text-muted text-xs">{upperFirst(details)}</p>}
      {from && (
        <p className="wrap-anywhere text-muted text-xs">
          {(isDeposit ? t.ofDeposit : t.keptFrom)({
            invoice: (
              <Link className={LINK_STYLE} state={state} to={paths.invoice(from.invoiceId)}>
                {from.invoiceNumber}
              </Link>
            ),
          })}
        </p>
      )}
      {voidedAt && (
        <p className="wrap-anywhere text-xs">
          {t.voided({ day: localDayText(voidedAt), by: voidedBy, reason: voidReason })}
        </p>
      )}
    </>
  );
}

const LINK_STYLE = 'rounded-sm text-accent tabular-nums underline';

function Applications({ receipt: { applications, currency } }: { receipt: Receipt }) {
  const state = wayBackTo(useLocation());
  return (
    <ul aria-label={t.paidInvoices} className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
      {applications.map(({ invoiceId, invoiceNumber, amount }) => (
        <li className="wrap-anywhere" key={invoiceId}>
          <Link className={LINK_STYLE} state={state} to={paths.invoice(invoiceId)}>
            {invoiceNumber}
          </Link>{' '}
          <Money cents={toCents(amount)} className="text-muted" currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Progress({ receipt: { applications, isVoiding }, pending }: { receipt: Receipt; pending: number }) {
  const count = applications.length + pending;
  const text = isVoiding ? t.takingBack({ count: pending }) : t.applied({ done: applications.length, count });
  return (
    <div className="mt-2">
      {!isVoiding && <ProgressBar label={text} max={count} value={applications.length} />}
      <p className="mt-1 text-muted text-xs tabular-nums" role="status">
        {text}
      </p>
    </div>
  );
}

function Actions({ receipt, act }: { receipt: Receipt; act: ActOnReceipt }) {
  const entry = `${receiptTitle(receipt)}, ${amountText(receipt.amount, receipt.currency)}`;
  const actions = actionsOn(receipt);
  const mayChange = useMayChange();
  if (actions.length === 0 || !mayChange) return null;
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          aria-label={t.actionOn({ action: t.actions[action], entry })}
          key={action}
          onClick={() => act(action, receipt)}
          size="sm"
          variant="secondary"
        >
          {t.actions[action]}
        </Button>
      ))}
    </div>
  );
}

/**
 * Credit is applied or given back once it is certain; only what a person recorded, and nobody got back, can be a
 * mistake to void. A void continues one that was interrupted.
 */
function actionsOn({ rest, from, returned, voidedAt, pending }: Receipt): ReceiptAction[] {
  if (voidedAt) return [];
  const isVoidable = !from && returned === 0;
  return [
    ...(rest > 0 && pending === undefined ? (['apply', 'give-back'] as const) : []),
    ...(isVoidable ? (['void'] as const) : []),
  ];
}
