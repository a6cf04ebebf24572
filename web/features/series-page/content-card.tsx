import { toCents } from '#shared/money.ts';
import { Quantity } from '#shared/paper/quantity.tsx';
import type { Series } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';

/** The lines and sums of the next invoice. */
export function ContentCard({ series }: { series: Series }) {
  const { items, currency, subtotal, discount, shipping, tax, total } = series;
  const added = [
    { label: t.discount, amount: -discount },
    { label: t.shipping, amount: shipping },
    { label: t.taxes, amount: tax },
  ].filter(({ amount }) => amount !== 0);
  const sums = added.length > 0 ? [{ label: t.subtotal, amount: subtotal }, ...added] : [];
  // Lines have no ids, and are not edited here.
  const keyed = items.map((item, place) => ({ item, key: String(place) }));
  return (
    <Card title={t.content}>
      <ul className="grid gap-3">
        {keyed.map(({ item, key }) => (
          <li className="flex items-start justify-between gap-6" key={key}>
            <div className="min-w-0 wrap-anywhere">
              <p>{item.name}</p>
              {item.quantity !== 1 && (
                <p className="text-muted text-sm tabular-nums">
                  <Quantity dictionary={dictionary} item={item} /> × {dictionary.amount(toCents(item.rate))}
                </p>
              )}
              {item.productId && <p className="text-muted text-sm">{t.followsPrice}</p>}
            </div>
            <Money cents={toCents(item.amount)} currency={currency} />
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1.5 border-line border-t pt-4">
        {[...sums, { label: t.sum, amount: total }].map(({ label, amount }) => (
          <div className="flex items-baseline justify-between gap-6 last:font-semibold" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>
              <Money cents={toCents(amount)} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
