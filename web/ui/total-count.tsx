type TotalCountProps = {
  /** What is counted, in the plural: "customers". */
  noun: string;
  /** Undefined while it is on its way. */
  total: number | undefined;
};

/** "42 total customers", under the title of a list; its place is kept while the number is on its way. */
export function TotalCount({ noun, total }: TotalCountProps) {
  if (total !== undefined) return `${total} total ${noun}`;
  return <span aria-hidden="true" className="inline-block h-3.5 w-28 animate-shimmer rounded-sm bg-line" />;
}
