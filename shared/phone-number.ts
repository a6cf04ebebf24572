/**
 * A phone number in E.164 form, such as +14035550100, or null if it is not one. Ten digits are read as North American.
 */
export function toInternationalPhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const international = typed.trim().startsWith('+') ? `+${digits}` : northAmerican(digits);
  return international && /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
}

function northAmerican(digits: string): string | null {
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
}
