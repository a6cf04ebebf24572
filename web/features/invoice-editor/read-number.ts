/** A typed figure: what it counts as, and what to say where that is not what was typed. */
export type TypedNumber = { readonly value: number; readonly note: string | null };

/**
 * Reads a figure from 0 upwards of at most this many decimals, with a comma or a point before them. What is no number
 * counts as 0 (spec 1 §5).
 */
export function readNumber(typed: string, decimals: number): TypedNumber {
  const text = typed.replace(/[\s$€£%]/g, '').replace('−', '-');
  const plain = withPoint(text, decimals);
  if (plain === '' || plain === '.') return { value: 0, note: null };
  if (plain.startsWith('-')) return { value: 0, note: 'It cannot be less than 0.' };
  const number = Number.parseFloat(plain);
  if (!Number.isFinite(number)) return { value: 0, note: 'This is not a number and counts as 0.' };
  const value = rounded(number, decimals);
  if (value !== number) return { value, note: `Rounded to ${value.toFixed(decimals)}: ${decimals} decimals count.` };
  return { value, note: /^\d*\.?\d*$/.test(plain) ? null : `Read as ${shownNumber(value, decimals) || 0}.` };
}

/** A figure as a field shows it: 0 as nothing, cents in full: 640.50, but 640. */
export function shownNumber(value: number, decimals: number): string {
  if (value === 0) return '';
  return decimals === 2 && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}

function rounded(number: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale;
}

/**
 * The last comma or point stands before the decimals; where only two count, a comma before three digits cannot:
 * 1,200 is twelve hundred.
 */
function withPoint(text: string, decimals: number): string {
  const isGrouped = decimals < 3 && /^\d{1,3}(,\d{3})+(\.|$)/.test(text);
  const [whole = '', ...rest] = isGrouped ? text.replaceAll(',', '').split('.') : text.split(/[.,](?=[^.,]*$)/);
  return [whole.replace(/[.,]/g, ''), ...rest].join('.');
}
