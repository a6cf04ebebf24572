import type { TaxReport } from '#shared/reports/schema.ts';
import { documentsOf } from '#shared/reports/tax-report.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Card } from '#web/ui/card.tsx';
import { FigureButton } from './figure-button.tsx';
import { figureIds } from './figure-list.ts';
import { t } from './texts.en.ts';
import { accountName } from './words.ts';

/** The tax in the payments of the period, apart from the figures of returns. */
export function CashCard({ report }: { report: TaxReport }) {
  return (
    <Card className={ASIDE} description={t.cash.hint} title={t.cash.title}>
      <dl className="flex flex-col gap-3">
        {report.returns.map(({ account, cash }) => {
          const amount = dictionary.money(cash.collected, 'CAD');
          const words = t.cash.listOf({ account: accountName(account) });
          return (
            <div className="flex items-baseline justify-between gap-4" key={account}>
              <dt>{accountName(account)}</dt>
              <dd className="tabular-nums">
                {documentsOf(report, account, 'cash').length > 0 ? (
                  <FigureButton amount={amount} id={figureIds.line(account, 'cash')} words={words} />
                ) : (
                  amount
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

/** The look of what is no figure of a return: flat and dashed, so that nobody copies it into one. */
export const ASIDE = 'border-dashed bg-transparent! shadow-none! print:break-inside-avoid';
