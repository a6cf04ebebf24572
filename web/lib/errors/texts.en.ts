/** The texts of this part in English. */
export const t = {
  unknown: 'An error occurred. Please try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  onLine: ({ line, text }: { line: number; text: string }) => `Line ${line}: ${text}`,
  logName: 'error-log.txt',
  noErrors: 'No errors were recorded on this device.',
};
