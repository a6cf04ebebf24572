import type { ReactNode } from 'react';
import { SECTIONS, type Section } from '#web/parts/company-form/company-fields.ts';
import { FieldSkeleton, FormSection } from '#web/parts/settings/form-section.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { t } from './texts.en.ts';

/** Skeleton of the form and its preview. */
export function CompanySkeleton() {
  return (
    <LoadingRegion hint={t.loadingHint} title={t.loading} showsText>
      <CompanyLayout form={<FormShape />} preview={<PreviewShape />} />
    </LoadingRegion>
  );
}

function FormShape() {
  const { business, address, registration } = SECTIONS;
  return (
    <div className="divide-y divide-line">
      <SectionShape {...business} />
      <SectionShape {...address}>
        <FieldSkeleton hasHint isWide />
      </SectionShape>
      <SectionShape fields={[]} title={t.taxes}>
        <Skeleton className="-mt-2 h-4 sm:col-span-2" />
        <FieldSkeleton hasHint />
        <FieldSkeleton hasHint />
      </SectionShape>
      <SectionShape {...registration} />
      <SectionShape fields={[]} title={t.documents}>
        <FieldSkeleton hasHint />
      </SectionShape>
      <FormSection title={t.logoAndSignature}>
        <Skeleton className="mt-6 h-32" />
        <Skeleton className="mt-6 h-32" />
      </FormSection>
    </div>
  );
}

function SectionShape({ title, fields, children }: Section & { children?: ReactNode }) {
  return (
    <FormSection title={title}>
      {fields.map(({ name, isWide = false, hint }) => (
        <FieldSkeleton hasHint={hint !== undefined} isWide={isWide} key={name} />
      ))}
      {children}
    </FormSection>
  );
}

function PreviewShape() {
  return (
    <div className="p-8">
      <Skeleton className="h-12 w-32" />
      <Skeleton className="mt-4 h-4 w-40" />
      <Skeleton className="mt-2 h-4 w-56" />
      <Skeleton className="mt-12 h-24" />
      <Skeleton className="mt-12 ml-auto h-16 w-40" />
    </div>
  );
}
