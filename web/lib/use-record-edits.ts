import { useState } from 'react';

type Edit<Value> = {
  readonly value: Value;
  /** What the record held when the edit began, and its version then. */
  readonly from: Value;
  readonly version: number | undefined;
};

type Edits<Form> = { readonly [Name in keyof Form]?: Edit<Form[Name]> };

/**
 * Edits of a stored record, which has no version before it is created. Only edited fields are kept here, so that a newer
 * answer of the server shows in all others.
 */
export function useRecordEdits<Form extends object>(stored: Form, storedVersion: number | undefined) {
  const [edits, setEdits] = useState<Edits<Form>>({});
  const names = Object.keys(edits) as (keyof Form)[];
  const values = Object.fromEntries(names.map((name) => [name, edits[name]?.value])) as Partial<Form>;
  const changed = names.filter((name) => edits[name]?.value !== stored[name]);
  const overtaken = changed.filter((name) => edits[name]?.from !== stored[name]);
  return {
    form: { ...stored, ...values } as Form,
    /** Names of the fields that differ from the stored record. */
    changed,
    /** Version that the edits were made to: an older one than stored if an edited field was changed elsewhere since. */
    version: overtaken[0] === undefined ? storedVersion : edits[overtaken[0]]?.version,
    change: <Name extends keyof Form>(name: Name, value: Form[Name]) =>
      setEdits((before) => {
        const { [name]: begun = { from: stored[name], version: storedVersion }, ...others } = before;
        return (value === begun.from ? others : { ...others, [name]: { ...begun, value } }) as Edits<Form>;
      }),
    forget: () => setEdits({}),
  };
}
