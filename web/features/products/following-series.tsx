import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Product } from '#shared/product/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { followingSeriesQuery } from '#web/lib/queries/series.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

type FollowingSeriesProps = {
  product: Product;
  /** What becomes of them. */
  text: string;
};

/** The recurring invoices that follow the price of a product, which open in a new tab; nothing if there are none. */
export function FollowingSeries({ product, text }: FollowingSeriesProps) {
  const { data } = useQuery(followingSeriesQuery(product.id));
  if (!data || data.total === 0) return null;
  const { total, series } = data;
  const more = total - series.length;
  return (
    <Notice title={t.following({ count: total })} tone="info">
      <p>{text}</p>
      <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto">
        {series.map(({ id, billingName, nextDay }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={id}>
            <Link
              className="wrap-anywhere rounded-sm font-medium underline underline-offset-2 pointer-coarse:py-2"
              rel="noopener"
              target="_blank"
              to={paths.series(id)}
            >
              {billingName}
              <span className="sr-only">{t.newTab}</span>
            </Link>
            {nextDay && <span className="whitespace-nowrap">{t.nextOn({ day: dictionary.shortDay(nextDay) })}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">{t.andMore({ count: more })}</p>}
    </Notice>
  );
}
