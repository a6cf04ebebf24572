import { Options, Select } from '#web/ui/forms/select.tsx';

/** A select of a toolbar. */
export type ToolbarChoice = {
  /** Its accessible name: "Sort invoices". */
  label: string;
  /** Its values with their texts. */
  options: ReadonlyMap<string, string>;
  value: string;
  onChange: (value: string) => void;
  /** Classes with its width beside the others. */
  width: string;
  /** Whether what is chosen leaves out entries. */
  isFiltering?: boolean;
};

type ChoiceSelectProps = Pick<ToolbarChoice, 'options' | 'value' | 'onChange'> & {
  'aria-label'?: string;
  className?: string;
};

/** The select of a ToolbarChoice. */
export function ChoiceSelect({ options, value, onChange, ...rest }: ChoiceSelectProps) {
  return (
    <Select {...rest} onChange={({ target }) => onChange(target.value)} value={value}>
      <Options labelOf={(option) => options.get(option) ?? option} of={[...options.keys()]} />
    </Select>
  );
}
