import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import type { OfflineCopy } from '#web/lib/offline/offline-copy.ts';
import { Money } from '#web/ui/money.tsx';
import { AsOf } from './as-of.tsx';
import { t } from './texts.en.ts';

/** The newest invoices. */
export function OfflineInvoices({ rows, total, at }: NonNullable<OfflineCopy['invoices']>) {
  return (
    <section aria-labelledby="invoices">
      <h2 className="row" id="invoices">
        {t.invoices}
        {rows.length < total && <span className="muted">{t.shownOf({ shown: rows.length, total })}</span>}
      </h2>
      <AsOf at={at} />
      {rows.length === 0 ? (
        <p>{t.noInvoices}</p>
      ) : (
        <ul className="card">
          {rows.map(({ id, invoiceNumber, billingName, dueDate, total: amount, currency, status }) => (
            <li key={id}>
              <p className="row">
                <strong>{invoiceNumber}</strong>
                <Money cents={toCents(amount)} currency={currency} />
              </p>
              <p>{billingName}</p>
              <p className="row">
                <span className="muted">{t.due({ day: dictionary.shortDay(dueDate) })}</span>
                <span className={`badge ${status.toLowerCase()}`}>{STATUS_LABELS[status]}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
