import { momentText } from '#web/lib/dates.ts';
import { t } from './texts.en.ts';

/** When a part was read. */
export function AsOf({ at }: { at: string }) {
  return <p className="muted">{t.asOf({ moment: momentText(at) })}</p>;
}
