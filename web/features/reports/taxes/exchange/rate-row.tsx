import { useState } from 'react';
import type { ExchangeRate } from '#shared/exchange-rate.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { InvoiceLink } from '#web/features/reports/taxes/invoice-link.tsx';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useExchangeRates } from '#web/lib/queries/exchange-rates.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Money } from '#web/ui/money.tsx';
import type { ForeignInvoice } from './foreign-invoices.ts';
import { RateForm } from './rate-form.tsx';
import { rateText } from './rate-text.ts';
import { t } from './texts.en.ts';

type RateRowProps = {
  invoice: ForeignInvoice;
  currency: InvoiceCurrency;
  /** A rate that was entered before, to be used again. */
  latest: ExchangeRate | undefined;
};

/** An invoice with its exchange rate, or the fields to enter it. */
export function RateRow({ invoice, currency, latest }: RateRowProps) {
  const { invoiceId, invoiceNumber, customer, on, totalCents, cadCents, exchangeRate } = invoice;
  const mayChange = useMayChange();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <li className="border-line border-b px-6 py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <InvoiceLink invoiceId={invoiceId} name={invoiceNumber} />
          </p>
          <p className="text-muted text-xs wrap-anywhere">{[dictionary.shortDay(on), customer].join(' · ')}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end">
          <Money cents={totalCents} currency={currency} />
          {cadCents !== undefined && <Money cents={cadCents} currency="CAD" />}
        </div>
      </div>
      {mayChange && (isChanging || !exchangeRate) ? (
        <RateForm
          currency={currency}
          invoice={invoice}
          latest={latest}
          onCancel={exchangeRate && (() => setIsChanging(false))}
          onSaved={() => setIsChanging(false)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted text-sm">
            {exchangeRate
              ? t.at({ currency, rate: rateText(exchangeRate.rate), day: dictionary.shortDay(exchangeRate.on) })
              : t.unrated}
          </p>
          {mayChange && <RateButtons invoice={invoice} onChange={() => setIsChanging(true)} />}
        </div>
      )}
    </li>
  );
}

function RateButtons({ invoice, onChange }: { invoice: ForeignInvoice; onChange: () => void }) {
  const { remove } = useExchangeRates();
  const { invoiceId, invoiceNumber } = invoice;
  const onRemove = () =>
    remove.mutateAsync(invoiceId).then(
      () => toast.success(t.removed({ invoice: invoiceNumber })),
      (error: unknown) => showFailure(error, t.notRemoved),
    );
  return (
    <div className="-ml-3 flex gap-1 sm:ml-0">
      <Button aria-label={`${t.change}, ${invoiceNumber}`} onClick={onChange} size="sm" variant="ghost">
        {t.change}
      </Button>
      <Button aria-label={`${t.remove}, ${invoiceNumber}`} onClick={onRemove} size="sm" variant="ghost">
        {t.remove}
      </Button>
    </div>
  );
}
