import type { ReactNode } from 'react';
import type { TaxReport } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Card } from '#web/ui/card.tsx';
import { ASIDE } from './cash-card.tsx';
import { FigureButton } from './figure-button.tsx';
import { figureIds } from './figure-list.ts';
import { documentsOutside, type ListedDocument } from './outside.ts';
import { t } from './texts.en.ts';

/** What a business has to work out itself, since its documents do not tell. */
export function OutsideCard({ report }: { report: TaxReport }) {
  const { currencies, typed, unplaced } = documentsOutside(report);
  return (
    <Card className={ASIDE} title={t.outside.title}>
      <ul className="flex flex-col gap-4">
        {currencies.map(({ currency, documents }) => {
          const tax = dictionary.money(sumOf(documents), currency);
          return (
            <Item hint={t.outside.inCurrencyHint} key={currency} title={t.outside.inCurrency({ currency })}>
              <FigureButton
                amount={t.outside.ofCurrency({ count: documents.length, tax })}
                className="whitespace-normal! text-left"
                id={figureIds.currency(currency)}
                words={t.outside.inCurrency({ currency })}
              />
            </Item>
          );
        })}
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

function Item({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <li>
      <p className="font-medium">{title}</p>
      {children && <p className="my-1">{children}</p>}
      <p className="text-pretty text-muted text-xs">{hint}</p>
    </li>
  );
}

function sumOf(documents: readonly ListedDocument[]): number {
  return documents.reduce((sum, { cents }) => sum + cents, 0);
}
