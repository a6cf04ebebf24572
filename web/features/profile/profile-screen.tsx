import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { FieldSkeleton } from '#web/parts/settings/form-section.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DeleteBusiness } from './delete-business.tsx';
import { EmailAddress } from './email-address.tsx';
import { EmailNotices } from './email-notices.tsx';
import { ExportData } from './export-data.tsx';
import { LanguageCard } from './language-card.tsx';
import { LeaveBusiness } from './leave-business.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import { t } from './texts.en.tsx';

/** The user's own details (spec 2 §2, "Profile Settings screen") and the security of their account. */
export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'security' ? 'security' : 'details';
  return (
    <>
      <ScreenHeader description={t.description} title={t.title} />
      <Tabs
        onValueChange={(value) => setSearch(value === 'security' ? { tab: value } : {}, { replace: true })}
        value={tab}
      >
        <TabList label={t.profile}>
          <Tab value="details">{t.personalDetails}</Tab>
          <Tab value="security">{t.security}</Tab>
        </TabList>
        {/* Stays mounted, so that switching tabs keeps the input. */}
        <TabPanel forceMount hidden={tab !== 'details'} value="details">
          <Details />
          <EmailAddress />
          <LanguageCard />
          <EmailNotices />
          <LeaveBusiness />
          <ExportData />
          <DeleteBusiness />
        </TabPanel>
        <TabPanel value="security">
          <SecurityTab />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Details() {
  const profile = useQuery(profileQuery);
  // Keep the form when a refetch fails: the user may be typing.
  const hasFailed = profile.isError && !profile.data;
  return (
    <Card className="max-w-3xl" flush={hasFailed}>
      {profile.data ? (
        <ProfileForm profile={profile.data} />
      ) : hasFailed ? (
        <ErrorState
          onRetry={() => profile.refetch()}
          retryLabel={t.retry}
          text={t.checkConnection}
          title={t.notLoaded}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </Card>
  );
}

/** Skeleton of the profile form. */
function ProfileSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-6" title={t.loading}>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full!" />
        <div>
          <Skeleton className="my-1 h-4 w-40" />
          <Skeleton className="my-1 h-3 w-52" />
        </div>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton hasHint />
        <FieldSkeleton />
      </div>
      <div className="flex border-line border-t pt-5 sm:justify-end">
        <Skeleton className="h-control max-sm:flex-1 sm:w-32" />
      </div>
    </LoadingRegion>
  );
}
