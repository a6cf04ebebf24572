import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AffectedDraft, TaxEffects } from '#shared/invoice/tax-effects.ts';
import { toCents } from '#shared/money.ts';
import { paths } from '#web/lib/paths.ts';
import { Money } from '#web/ui/money.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChangeLine } from './change-line.tsx';
import { isUndecided } from './change-text.ts';
import { t } from './texts.en.ts';

const LINK_STYLE = 'rounded-sm font-medium text-accent wrap-anywhere hover:underline';

/** Lists the affected drafts with their totals, and the affected products by change. */
export function TaxEffectsDialog({ effects, onClose }: { effects: TaxEffects; onClose: () => void }) {
  const { changes, drafts, products, isCapped } = effects;
  return (
    <Dialog onOpenChange={onClose} open title={t.affected}>
      <div className="space-y-6 text-sm">
        {isCapped && <p>{t.capped}</p>}
        {drafts.length > 0 && (
          <section aria-label={t.drafts}>
            <h3 className="font-semibold">{t.drafts}</h3>
            <p className="mt-1 text-muted">{t.draftsHint}</p>
            <ul className="mt-2 divide-y divide-line">
              {drafts.map((draft) => (
                <DraftRow draft={draft} key={draft.id} onFollow={onClose} />
              ))}
            </ul>
          </section>
        )}
        {changes.map((change) => {
          const itsProducts = products.filter((product) => product.changes.includes(change.id));
          if (itsProducts.length === 0) return null;
          return (
            <section aria-label={t.products} key={change.id}>
              <h3 className="font-semibold">{t.products}</h3>
              <p className="mt-1 text-muted">
                <ChangeLine change={change} /> {isUndecided(change) && t.decide}
              </p>
              <ul className="mt-2 divide-y divide-line">
                {itsProducts.map(({ id, shortDescription }) => (
                  <li className="py-2.5" key={id}>
                    <Link className={LINK_STYLE} onClick={onClose} to={productPath(shortDescription)}>
                      {shortDescription}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

function DraftRow({ draft, onFollow }: { draft: AffectedDraft; onFollow: () => void }) {
  const { id, invoiceNumber, billingName, currency, savedTotal, currentTotal } = draft;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-40">
        <Link className={LINK_STYLE} onClick={onFollow} to={paths.editInvoice(id)}>
          {invoiceNumber}
        </Link>
        <span className="block wrap-anywhere">{billingName}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="sr-only">{t.totalBefore}</span>
        <Money cents={toCents(savedTotal)} className="text-muted" currency={currency} />
        <ArrowRight aria-hidden="true" className="size-3.5 text-muted" />
        <span className="sr-only">{t.now}</span>
        <Money cents={toCents(currentTotal)} className="font-semibold" currency={currency} />
      </span>
    </li>
  );
}

/** The products screen, searched for a product. */
function productPath(shortDescription: string): string {
  return `${paths.products}?${new URLSearchParams({ search: shortDescription })}`;
}
