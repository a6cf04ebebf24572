import { type Series, SeriesInput } from '#shared/series/schema.ts';

const FIELDS = Object.keys(SeriesInput.shape) as (keyof SeriesInput)[];

/** What was entered into a series: all of it but what the server adds. */
export function seriesContent(series: Series): SeriesInput {
  const entered = FIELDS.filter((field) => series[field] !== undefined).map((field) => [field, series[field]]);
  return {
    ...(Object.fromEntries(entered) as SeriesInput),
    items: series.items.map(({ amount: _, ...item }) => item),
  };
}
