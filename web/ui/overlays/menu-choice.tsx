import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { MENU_ITEM_STYLE } from './menu.tsx';

type MenuChoiceProps<Value> = {
  label: string;
  options: Readonly<Record<string & Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice in a Menu, one option of which is marked. */
export function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup onValueChange={(chosen) => onChange(chosen as Value)} value={value}>
      <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 font-medium text-muted text-xs">{label}</DropdownMenu.Label>
      {Object.entries<string>(options).map(([option, text]) => (
        <DropdownMenu.RadioItem className={MENU_ITEM_STYLE} key={option} value={option}>
          <span className="size-4 shrink-0">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" className="size-4 text-accent" />
            </DropdownMenu.ItemIndicator>
          </span>
          {text}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
