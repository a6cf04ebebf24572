/** The longest line that mail servers must accept (RFC 5322), in bytes without its end. */
const MAX_LINE = 998;

/**
 * Why mail servers may refuse or change a message; undefined if none does. SES itself would accept it, and its
 * recipient would not see what was sent, or nothing at all.
 */
export function faultIn(message: Uint8Array): string | undefined {
  const text = Buffer.from(message).toString('latin1');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) return 'A line ends with CR or LF alone';
  const lines = text.split('\r\n');
  if (lines.some((line) => line.length > MAX_LINE)) return `A line is longer than ${MAX_LINE} bytes`;
  if (lines.some((line) => /[^\t -~]/.test(line))) return 'A byte is not printable ASCII';
  return undefined;
}
