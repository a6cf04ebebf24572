import type { Estimate } from '#shared/estimate/schema.ts';
import { estimateUrl } from '#web/lib/paths.ts';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/**
 * Copies the address of an estimate's public page, and says so. One that was not sent is published first by `publish`,
 * and counts as sent. Returns false if that failed.
 */
export async function copyEstimateLink(
  { link }: Pick<Estimate, 'link'>,
  publish: () => Promise<Pick<Estimate, 'link'>>,
): Promise<boolean> {
  let shown = link;
  const copying = async () => {
    shown ??= (await publish()).link ?? '';
    await navigator.clipboard.writeText(estimateUrl(shown));
  };
  if (!(await isDone(copying(), t.copyFailed))) return false;
  toast.success(link === undefined ? t.nowSent : t.linkCopied);
  return true;
}
