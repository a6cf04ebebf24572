import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { DateRangePicker } from '#web/ui/forms/date-range-picker.tsx';
import type { DayRange } from '#web/ui/forms/day-range.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NewPasswordFields } from '#web/ui/forms/new-password-fields.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Example, Group } from './example.tsx';

/** Everything that takes input. */
export function FieldExamples() {
  return (
    <Group name="Fields">
      <Example name="Text fields">
        <Field className="w-full" hint="As printed on invoices." label="Company name" required>
          <Input defaultValue="Larch & Co" />
        </Field>
        <Field className="w-full" error="Enter an email address" label="Email">
          <Input defaultValue="maya@" inputMode="email" />
        </Field>
        <Field className="w-full" label="Disabled">
          <Input defaultValue="Cannot be changed" disabled />
        </Field>
        <Field className="w-full" label="With an icon and a button">
          <Input
            leading={<Search aria-hidden="true" />}
            placeholder="Search..."
            trailing={
              <Button aria-label="Clear" size="icon-sm" variant="ghost">
                <X aria-hidden="true" />
              </Button>
            }
          />
        </Field>
      </Example>
      <NumberExample />
      <Example name="Text area">
        <Field className="w-full" label="Notes">
          <Textarea defaultValue="Thank you for your business." />
        </Field>
        <Field className="w-full" error="At most 1000 characters" label="Terms">
          <Textarea defaultValue="Net 30." />
        </Field>
      </Example>
      <Example name="Select">
        <Field className="w-full" label="Currency">
          <Select>
            <option>CAD</option>
            <option>USD</option>
          </Select>
        </Field>
        <Field className="w-full" error="Choose a province" label="Province">
          <Select size="sm">
            <option>Choose</option>
          </Select>
        </Field>
        <Field className="w-full" label="Disabled select">
          <Select disabled>
            <option>CAD</option>
          </Select>
        </Field>
      </Example>
      <ComboboxExample />
      <DateExample />
      <SwitchExample />
      <ChoiceExample />
      <Example name="Passwords">
        <form className="flex w-full flex-col gap-5">
          <input autoComplete="username" hidden name="username" />
          <NewPasswordFields />
        </form>
      </Example>
      <Example name="Code">
        <CodeField />
      </Example>
      <Example flush name="Save bar" wide>
        <SaveBar isBusy={false} isDirty />
        <SaveBar isBusy isDirty />
      </Example>
    </Group>
  );
}

function NumberExample() {
  const [quantity, setQuantity] = useState<TypedNumber>(2.5);
  const [price, setPrice] = useState<TypedNumber>('twelve');
  const [total, setTotal] = useState<TypedNumber>(1000);
  return (
    <Example name="Numbers">
      <Field className="w-full" label="Quantity">
        <NumberField decimals={2} onChange={setQuantity} value={quantity} />
      </Field>
      <Field className="w-full" label="Price">
        <NumberField decimals={2} onChange={setPrice} value={price} />
      </Field>
      <Field className="w-full" label="Total">
        <NumberField decimals={2} onChange={setTotal} readFrom="1,000" value={total} />
      </Field>
    </Example>
  );
}

type Fruit = { id: string; name: string };
const FRUITS: Fruit[] = ['Apple', 'Apricot', 'Banana'].map((name) => ({ id: name, name }));

function ComboboxExample() {
  const [value, setValue] = useState<Fruit | null>(FRUITS[0] ?? null);
  const [search, setSearch] = useState('');
  return (
    <Example name="Combobox">
      <Field className="w-full" label="Fruit">
        <Combobox
          footer={<p className="px-2.5 py-1.5">A place for an action</p>}
          hint="Type to see more."
          isLoading={false}
          labelOf={({ name }) => name}
          message="No fruit found."
          onChange={setValue}
          onSearch={setSearch}
          options={FRUITS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
          renderOption={({ name }) => name}
          search={search}
          value={value}
        />
      </Field>
    </Example>
  );
}

function DateExample() {
  const [day, setDay] = useState('2026-11-16');
  const [none, setNone] = useState('');
  const [range, setRange] = useState<DayRange>({ from: '2026-11-03', to: '2026-11-12' });
  return (
    <Example name="Dates">
      <Field className="w-full" label="Issue date">
        <DatePicker canClear displayFormat={dictionary.shortDay} onChange={setDay} value={day} />
      </Field>
      <Field className="w-full" error="Due date is required" label="Due date">
        <DatePicker displayFormat={dictionary.shortDay} min={day} onChange={setNone} value={none} />
      </Field>
      <DateRangePicker displayFormat={dictionary.shortDay} label="Filter by date" onChange={setRange} value={range} />
    </Example>
  );
}

function SwitchExample() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Example name="Switch">
      <Switch
        checked={isOn}
        className="w-full"
        hint="By email, on the day."
        label="Send reminders"
        onChange={setIsOn}
      />
      <Switch checked={!isOn} className="w-full" label="Accept cards" onChange={(next) => setIsOn(!next)} />
      <Switch checked className="w-full" disabled label="On, disabled" />
      <Switch checked={false} className="w-full" disabled label="Off, disabled" />
    </Example>
  );
}

const METHODS = [
  { value: 'card', label: 'Card', hint: 'Paid at once, with a fee.' },
  { value: 'cheque', label: 'Cheque', hint: 'Takes days to arrive.' },
] as const;

function ChoiceExample() {
  const [method, setMethod] = useState<'card' | 'cheque'>('card');
  return (
    <Example name="Choice">
      <div className="w-full">
        <ChoiceField legend="Method" onChange={setMethod} options={METHODS} value={method} />
      </div>
    </Example>
  );
}
