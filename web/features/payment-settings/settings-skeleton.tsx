import { PAYMENT_SECTIONS } from '#web/parts/payment-form/payment-fields.ts';
import { FieldSkeleton, FormSection } from '#web/parts/settings/form-section.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.tsx';

/** Skeleton of the payment details. */
export function DetailsSkeleton() {
  return (
    <LoadingRegion title={t.loading} showsText>
      <div className="min-w-0 divide-y divide-line rounded-lg border border-line bg-surface shadow-sm">
        <FormSection description={t.currencyText} title={t.currency}>
          <FieldSkeleton hasHint />
        </FormSection>
        <FormSection description={t.defaultsText} title={t.defaults}>
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton hasHint isWide />
        </FormSection>
        {PAYMENT_SECTIONS.map(({ title, description, fields }) => (
          <FormSection description={description} key={title} title={title}>
            {fields.map(({ name, hint, isWide }) => (
              <FieldSkeleton hasHint={Boolean(hint)} isWide={isWide} key={name} />
            ))}
          </FormSection>
        ))}
        <div className="flex justify-end px-5 py-3 sm:px-6">
          <Skeleton className="h-control w-32" />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Skeleton of what customers can use beside cards. */
export function OptionsSkeleton() {
  return (
    <LoadingRegion title={t.loading} showsText>
      <Card>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-2 h-4 w-full max-w-sm" />
        {[0, 1].map((row) => (
          <div className="mt-6 flex items-start justify-between gap-4" key={row}>
            <div className="min-w-0 flex-1">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="mt-2 h-3 w-full max-w-md" />
            </div>
            <Skeleton className="h-6 w-10" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

/** Skeleton of the Stripe connection. */
export function ConnectionSkeleton() {
  return (
    <LoadingRegion title={t.loading} showsText>
      <Card>
        <div className="flex items-center gap-4">
          <Skeleton className="size-11" />
          <div className="flex-1">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-2 h-4 w-full max-w-md" />
          </div>
          <Skeleton className="h-control w-36" />
        </div>
      </Card>
    </LoadingRegion>
  );
}
