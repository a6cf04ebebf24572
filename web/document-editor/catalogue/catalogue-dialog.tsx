import { useState } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { itemFromProduct } from './product-item.ts';
import { t } from './texts.en.ts';
import { usePickedProducts } from './use-picked-products.ts';

/** Delay between two products added together, in milliseconds (spec 1 §9). */
const SPACING_MS = 300;

type CatalogueDialogProps = {
  /** The catalogue's currency. */
  currency: InvoiceCurrency;
  /** How many more lines the invoice can have. */
  room: number;
  /** Called for each product, one after another. */
  onAdd: (item: FormItem) => void;
  /** Called with the number of products once all are added. */
  onAdded: (count: number) => void;
  onClose: () => void;
};

/** Picks products from the catalogue and adds them as lines (spec 1 §2.12, "Catalog picker dialog"). */
export function CatalogueDialog({ currency, room, onAdd, onAdded, onClose }: CatalogueDialogProps) {
  const { words, texts } = useDocumentKind();
  const parts = useKindParts();
  const [search, setSearch] = useState('');
  const { picked, toggle, changeQuantity } = usePickedProducts();
  const add = useAction(async () => {
    for (const [index, each] of picked.entries()) {
      if (index > 0) await new Promise((done) => setTimeout(done, SPACING_MS));
      const item = itemFromProduct({ ...each, pricedIn: currency });
      onAdd(parts?.picked?.(item, each.product) ?? item);
    }
    onAdded(picked.length);
  });
  const isTooMany = picked.length > room;
  return (
    <Dialog
      description={t.pricesAdded(words)}
      dismissible={!add.isBusy}
      footer={
        <div className="grid w-full gap-3">
          {isTooMany && !add.isBusy && (
            <p className="font-medium text-danger" role="alert">
              {t.tooMany({ limit: texts.linesLimit, room })}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span role="status">
              <Badge tone={picked.length > 0 ? 'green' : 'grey'}>{t.selected({ count: picked.length })}</Badge>
            </span>
            <Button
              busy={add.isBusy}
              busyLabel={t.adding}
              disabled={picked.length === 0 || isTooMany}
              onClick={() => void add.run()}
            >
              {t.add({ count: picked.length })}
            </Button>
          </div>
        </div>
      }
      onOpenChange={onClose}
      open
      title={texts.addProducts}
    >
      <fieldset className="min-w-0" disabled={add.isBusy}>
        <legend className="sr-only">{t.products}</legend>
        <SearchBox onSearch={setSearch} placeholder={t.search} search={search} />
        <CatalogueList
          currency={currency}
          onQuantity={changeQuantity}
          onSearch={setSearch}
          onToggle={toggle}
          picked={picked}
          search={search}
        />
      </fieldset>
    </Dialog>
  );
}
