import type { FormItem } from '#web/document-editor/model/form.ts';
import type { ItemFieldProps } from '#web/document-editor/tabs/item-fields.tsx';
import { following, isFollowing } from './followed-lines.ts';
import { t } from './texts.en.ts';

/** Lets a line that was chosen from a product follow its price; nothing for any other. */
export function FollowPrice({ item, change }: ItemFieldProps) {
  if (item.productId === undefined) return null;
  const hint = `${item.key}-follows`;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          aria-describedby={hint}
          checked={isFollowing(item)}
          className="size-4 accent-accent"
          onChange={({ target }) => change(following(item, target.checked))}
          type="checkbox"
        />
        {t.followPrice}
      </label>
      <p className="text-muted text-xs" id={hint}>
        {t.followPriceHint}
      </p>
    </div>
  );
}

/** What the hidden details of a line say of its price and taxes. */
export function lineText(item: FormItem, taxText: string | null): string | null {
  const price = isFollowing(item) ? t.followsPrice : item.productId && t.mayFollowPrice;
  return [price, taxText].filter(Boolean).join(' · ') || null;
}
