import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DeleteBusiness } from './delete-business.tsx';
import { EmailAddress } from './email-address.tsx';
import { EmailNotices } from './email-notices.tsx';
import { ExportData } from './export-data.tsx';
import { LeaveBusiness } from './leave-business.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SecurityTab } from './security/security-tab.tsx';

/** The user's own details (spec 2 §2, "Profile Settings screen") and the security of their account. */
export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'security' ? 'security' : 'details';
  return (
    <>
      <ScreenHeader description="Manage your personal information" title="Profile Settings" />
      <Tabs
        onValueChange={(value) => setSearch(value === 'security' ? { tab: value } : {}, { replace: true })}
        value={tab}
      >
        <TabList label="Profile">
          <Tab value="details">Personal details</Tab>
          <Tab value="security">Security</Tab>
        </TabList>
        {/* Stays mounted, so that switching tabs keeps the input. */}
        <TabPanel forceMount hidden={tab !== 'details'} value="details">
          <Details />
          <EmailAddress />
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
          retryLabel="Retry"
          text="Please check your connection and try again."
          title="Failed to load profile"
        />
      ) : (
        <ProfileSkeleton />
      )}
    </Card>
  );
}
