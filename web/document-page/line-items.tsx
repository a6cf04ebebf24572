import { useState } from 'react';
import { markOf, taxMarks } from '#shared/document/tax-legend.ts';
import { toCents } from '#shared/money.ts';
import type { PagePart } from '#shared/paper/document-part.ts';
import { Quantity } from '#shared/paper/quantity.tsx';

type LineItemsProps = PagePart & {
  /** The amount of each item, in cents. */
  lineCents: readonly number[];
};

/** Lines shown before the reader expands the list; print always shows all. */
const SHOWN_LINES = 6;

/** The items, line by line. */
export function LineItems({ document, lineCents, dictionary }: LineItemsProps) {
  const { items } = document;
  const marks = taxMarks(document, dictionary);
  const [showsAll, setShowsAll] = useState(items.length <= SHOWN_LINES + 1);
  return (
    <>
      <ul className={showsAll ? 'items' : 'items folded'}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items can be equal, are never reordered here and hold no state
          <li key={index}>
            <div>
              <p className="name">
                {item.name}
                {marks.length > 0 && <small> {markOf(marks, index)}</small>}
              </p>
              {item.description && <p className="text">{item.description}</p>}
              <p className="text">
                <Quantity dictionary={dictionary} item={item} /> × {dictionary.amount(toCents(item.rate))}
              </p>
            </div>
            <p className="figure">{dictionary.amount(lineCents[index] ?? 0)}</p>
          </li>
        ))}
      </ul>
      {!showsAll && (
        <button className="button link" onClick={() => setShowsAll(true)} type="button">
          {dictionary.pay.showAllItems} ({items.length})
        </button>
      )}
    </>
  );
}
