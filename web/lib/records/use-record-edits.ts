import { useState } from 'react';

type Edit<Value> = {
  readonly value: Value;
  /** The stored value when the edit began, and the record's version then. */
  readonly from: Value;
  readonly version: number | undefined;
};

type Edits<Form> = { readonly [Name in keyof Form]?: Edit<Form[Name]> };

/**
 * Edits of a stored record, which has no version before it is created. Only edited fields are kept here, so that newer
 * server data shows in all others.
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
    /**
     * Version that the edits are based on: older than the stored one if an edited field has since changed elsewhere.
     */
    version: overtaken[0] === undefined ? storedVersion : edits[overtaken[0]]?.version,
    change: <Name extends keyof Form>(name: Name, value: Form[Name]) =>
      setEdits((before) => {
        const { [name]: begun = { from: stored[name], version: storedVersion }, ...others } = before;
        return (value === begun.from ? others : { ...others, [name]: { ...begun, value } }) as Edits<Form>;
      }),
    forget: () => setEdits({}),
  };
}
