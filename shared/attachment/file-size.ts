const KB = 1024;

/** The size of a file for people, such as "840 kB" or « 1,2 Mo »; `locale` is a BCP 47 tag. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= KB * 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(isLarge ? bytes / KB / KB : bytes / KB, isLarge ? 0 : 1));
}
