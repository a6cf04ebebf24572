import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { invoiceCurrency } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import type { LineProps } from '#web/document-editor/kind-parts.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { productPickerQuery } from '#web/lib/queries/products.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { following, followingOf, isFollowing } from './followed-lines.ts';
import { t } from './texts.en.ts';

/** Lets a line that was chosen from a product, or is called like one, follow its price; nothing for any other. */
export function FollowPrice({ item, change, currency }: LineProps) {
  const namesake = useNamesake(item, currency);
  if (item.productId === undefined && !namesake) return null;
  const follow = (isOn: boolean) =>
    change(item.productId === undefined && namesake ? followingOf(namesake) : following(item, isOn));
  const hint = `${item.key}-follows`;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          aria-describedby={hint}
          checked={isFollowing(item)}
          className="size-4 accent-accent"
          onChange={({ target }) => follow(target.checked)}
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

/** The only product of the picker that has the name of a line which remembers none, if its price is in this currency. */
function useNamesake({ name, productId }: FormItem, currency: LineProps['currency']): Product | undefined {
  const user = useUser();
  const { data: profile = user.profile } = useQuery(profileQuery);
  const { data } = useInfiniteQuery({ ...productPickerQuery(''), enabled: productId === undefined });
  if (productId !== undefined || invoiceCurrency(profile.preferredCurrency) !== currency) return undefined;
  const named = name.trim();
  const products = data?.pages.flatMap((page) => page.products) ?? [];
  const [found, ...others] = products.filter(({ shortDescription }) => shortDescription?.trim() === named);
  return others.length === 0 ? found : undefined;
}
