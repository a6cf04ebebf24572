import type { ActivityAction } from './actions.ts';
import type { ChoiceField, ChoicesOf, RecordedField } from './fields.ts';
import type { RecordedValue, ValueOf } from './value.ts';

/** How the activity of a business reads in one language. */
export type ActivityTexts = {
  /** What was done; `{record}` stands for the record's label. */
  readonly actions: Readonly<Record<ActivityAction, string>>;
  readonly fields: Readonly<Record<RecordedField, string>>;
  readonly choices: { readonly [Field in ChoiceField]: Readonly<Record<ChoicesOf[Field], string>> };
  /** Recorded values; `labels` are those of the field's constants, some of which the product may no longer have. */
  readonly values: {
    readonly [Kind in RecordedValue['kind']]: (
      value: ValueOf<Kind>,
      labels: Readonly<Record<string, string>>,
    ) => string;
  };
  /** Whose field it is: "of INV-12". */
  readonly of: (label: string) => string;
  /** The same for records that a business has one of, without a name of their own. */
  readonly ofUnnamed: Readonly<Record<'accounts' | 'numbering' | 'paymentSettings' | 'reminders' | 'returns', string>>;
  /** A field of a record: "the due date of INV-12". */
  readonly fieldOf: (field: string, of: string) => string;
  readonly set: (what: string, to: string) => string;
  readonly removed: (what: string, from: string) => string;
  readonly changed: (what: string, from: string, to: string) => string;
};
