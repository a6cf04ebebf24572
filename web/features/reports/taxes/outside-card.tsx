import type { ReactNode } from 'react';
import type { TaxReport } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ASIDE } from './cash-card.tsx';
import { t as rates } from './exchange/texts.en.ts';
import { FigureButton } from './figure-button.tsx';
import { figureIds } from './figure-list.ts';
import { documentsOutside, type ListedDocument, type Outside } from './outside.ts';
import { t } from './texts.en.ts';
import { taxDialogs, useTaxDialog } from './use-tax-dialog.ts';

/** What a business has to work out itself, since its documents do not tell. */
export function OutsideCard({ report }: { report: TaxReport }) {
  const { currencies, typed, unplaced } = documentsOutside(report);
  return (
    <Card className={ASIDE} title={t.outside.title}>
      <ul className="flex flex-col gap-4">
        {currencies.map((each) => (
          <CurrencyItem key={each.currency} {...each} />
        ))}
        {typed.length > 0 && (
          <Item hint={t.outside.typedHint} title={t.outside.typed}>
            <FigureButton
              amount={t.outside.ofTyped({ count: typed.length, tax: dictionary.money(sumOf(typed), 'CAD') })}
              className="whitespace-normal! text-left"
              id={figureIds.typed}
              words={t.outside.typed}
            />
          </Item>
        )}
        {unplaced.length > 0 && (
          <Item hint={t.outside.unplacedHint} title={t.outside.unplaced}>
            <FigureButton
              amount={t.outside.ofUnplaced({ count: unplaced.length, sales: dictionary.money(sumOf(unplaced), 'CAD') })}
              className="whitespace-normal! text-left"
              id={figureIds.unplaced}
              words={t.outside.unplaced}
            />
          </Item>
        )}
        <Item hint={t.outside.purchasesHint} title={t.outside.purchases} />
      </ul>
    </Card>
  );
}

/** The documents in a currency: those that have no rate, and a way to all rates. */
function CurrencyItem({ currency, documents, ratedCount }: Outside['currencies'][number]) {
  const mayChange = useMayChange();
  const { show } = useTaxDialog();
  const isMissing = documents.length > 0;
  return (
    <Item
      hint={isMissing ? t.outside.inCurrencyHint : t.outside.convertedHint}
      title={t.outside.inCurrency({ currency })}
    >
      {isMissing && (
        <FigureButton
          amount={t.outside.ofCurrency({
            count: documents.length,
            tax: dictionary.money(sumOf(documents), currency),
          })}
          className="whitespace-normal! text-left"
          id={figureIds.currency(currency)}
          words={t.outside.inCurrency({ currency })}
        />
      )}
      {ratedCount > 0 && <span className="block">{t.outside.converted({ count: ratedCount })}</span>}
      <Button
        aria-label={`${mayChange && isMissing ? rates.enter : rates.review}, ${currency}`}
        className="mt-2 flex print:hidden"
        onClick={() => show(taxDialogs.rates(currency))}
        size="sm"
        variant="secondary"
      >
        {mayChange && isMissing ? rates.enter : rates.review}
      </Button>
    </Item>
  );
}

function Item({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <li>
      <p className="font-medium">{title}</p>
      {children && <div className="my-1">{children}</div>}
      <p className="text-pretty text-muted text-xs">{hint}</p>
    </li>
  );
}

function sumOf(documents: readonly ListedDocument[]): number {
  return documents.reduce((sum, { cents }) => sum + cents, 0);
}
