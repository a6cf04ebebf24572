import { upperFirst } from '#shared/letter-case.ts';
import { currencyName } from '#web/lib/locale/currency-names.en.ts';
import { Card } from '#web/ui/card.tsx';
import { useIsWide } from '#web/ui/lists/use-is-wide.ts';
import { AgingCards } from './aging-cards.tsx';
import type { AgingPart } from './aging-figures.ts';
import { AgingTable } from './aging-table.tsx';

type AgingListProps = {
  part: AgingPart;
  /** Whether all is owed in this currency, which then needs no title. */
  isOnly: boolean;
};

/** Minimum width of the list in px for a table. */
const TABLE_FROM = 780;

/** What is owed in one currency, as a table, or as cards where it is narrow. */
export function AgingList({ part, isOnly }: AgingListProps) {
  const { ref, isWide } = useIsWide(TABLE_FROM);
  const List = isWide ? AgingTable : AgingCards;
  return (
    <Card className="overflow-clip" flush title={!isOnly && upperFirst(currencyName(part.currency))}>
      <div className="@container" ref={ref}>
        <List part={part} />
      </div>
    </Card>
  );
}
