import { MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { CLAIM_LINES, type ClaimAccount, type Claims } from '#shared/reports/claims.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { FigureRow } from './figure-rows.tsx';
import { t } from './texts.en.ts';

type ClaimFieldRowProps = {
  account: ClaimAccount;
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
};

/** The line of the tax on purchases, which the business types. */
export function ClaimFieldRow({ account, value, onChange }: ClaimFieldRowProps) {
  const number = CLAIM_LINES[account].claimed;
  return (
    <FigureRow
      control={
        <Field className="w-full sm:-my-2 sm:w-36" hideLabel label={`${number} ${t.claims[account]}`}>
          <NumberField
            className="text-right print:h-auto! print:border-0! print:bg-transparent! print:p-0! print:py-2! print:text-sm"
            decimals={2}
            max={MAX_AMOUNT_CENTS / 100}
            negative={t.claims.negative}
            onChange={onChange}
            placeholder={dictionary.amount(0)}
            value={value}
          />
        </Field>
      }
      note={<span className="print:hidden">{t.claims.hint}</span>}
      number={number}
      words={t.claims[account]}
    />
  );
}

/** What was claimed on a return that is filed. */
export function ClaimRow({ account, cents }: { account: ClaimAccount; cents: number }) {
  return (
    <FigureRow number={CLAIM_LINES[account].claimed} words={t.claims[account]}>
      {dictionary.amount(cents)}
    </FigureRow>
  );
}

type ClaimTotalRowsProps = {
  account: ClaimAccount;
  /** Undefined while what was typed is no amount. */
  claims: Claims | undefined;
  numbers: Pick<Claims, 'deductions' | 'net'>;
};

/** The lines that follow from it: all deductions, and the net tax. */
export function ClaimTotalRows({ account, claims, numbers }: ClaimTotalRowsProps) {
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : dictionary.amount(cents));
  return (
    <>
      <FigureRow isTotal number={numbers.deductions} words={t.claims.deductions[account]}>
        {amount(claims?.deductionsCents)}
      </FigureRow>
      <FigureRow
        isResult
        note={claims && claims.netCents !== 0 && (claims.netCents > 0 ? t.claims.toPay : t.claims.toGet)}
        number={numbers.net}
        words={t.claims.net[account]}
      >
        {amount(claims?.netCents)}
      </FigureRow>
    </>
  );
}
