import { markOf, taxMarks } from '#shared/document/tax-legend.ts';
import { isIncluded } from '#shared/document/totals.ts';
import { groupOf, hasChoices } from '#shared/estimate/choices.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { FoldedList, LineItems, LineText } from '#web/document-page/line-items.tsx';

type EstimateLinesProps = {
  /** With the lines chosen that the reader has chosen. */
  estimate: PublicEstimate;
  /** The amount of each line, in cents. */
  lineCents: readonly number[];
  dictionary: EstimatePageDictionary;
  /** Called with the place of a line that the reader takes or leaves; absent if nothing can be chosen any more. */
  onToggle: ((place: number) => void) | undefined;
};

/** The lines; those that are left to the reader are boxes, or buttons of which one of a group is on. */
export function EstimateLines({ estimate, lineCents, dictionary, onToggle }: EstimateLinesProps) {
  const { items } = estimate;
  if (!hasChoices(items)) return <LineItems dictionary={dictionary} document={estimate} lineCents={lineCents} />;
  const marks = taxMarks(estimate, dictionary);
  const rows = onToggle ? rowsOf(items) : [...items.keys()].map((place) => [place]);
  const lineOf = (place: number) => {
    const item = items[place];
    if (!item) return null;
    const text = { item, dictionary, cents: lineCents[place] ?? 0, mark: markOf(marks, place) };
    const state = isIncluded(item) ? '' : ' off';
    if (!item.choice || !onToggle) {
      return (
        <li className={`line${state}`} key={place}>
          <LineText {...text} note={state && dictionary.estimate.notChosen} />
        </li>
      );
    }
    const group = groupOf(item);
    return (
      <li className={`line choice${state}`} key={place}>
        <input
          aria-describedby={`text${place}`}
          aria-label={`${item.name} ${dictionary.amount(text.cents)}`}
          checked={isIncluded(item)}
          id={`line${place}`}
          // biome-ignore lint/plugin: Preact and React call it alike for boxes and radio buttons
          onChange={() => onToggle(place)}
          type={group === undefined ? 'checkbox' : 'radio'}
          {...(group !== undefined && { name: group })}
        />
        <LineText {...text} textId={`text${place}`}>
          <label htmlFor={`line${place}`}>{item.name}</label>
        </LineText>
      </li>
    );
  };
  return (
    <FoldedList count={items.filter(({ choice }) => !choice).length} dictionary={dictionary} total={items.length}>
      {rows.map((places) => {
        const [first = 0] = places;
        const group = onToggle && groupOf(items[first] ?? {});
        if (group === undefined) return lineOf(first);
        return (
          <li className="choice group" key={first}>
            <fieldset>
              <legend>{dictionary.estimate.chooseOne(group)}</legend>
              <ul>{places.map(lineOf)}</ul>
            </fieldset>
          </li>
        );
      })}
    </FoldedList>
  );
}

/** The places of the lines, those of a group together, where its first one is. */
function rowsOf(items: PublicEstimate['items']): number[][] {
  const rows = Map.groupBy(items.keys(), (place) => groupOf(items[place] ?? {}) ?? place);
  return [...rows.values()];
}
