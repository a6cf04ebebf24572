import type { FormEvent } from 'react';
import type { Profile } from '#shared/user/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { ProfileHead } from './profile-head.tsx';
import type { Details } from './profile-update.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The name and the phone number of a person, to be changed; the e-mail to be seen. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { details, change, isChanged, failure, save, isSaving, isSaved, conflict } = useProfileForm(profile);
  const focus = useRestoreFocus(isSaving);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    void save();
  };
  const text = (name: keyof Details) => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  /** A name can be changed but not removed (spec 2 §5): warns before the stored one reappears. */
  const kept = (name: 'firstName' | 'lastName') =>
    profile[name] && !details[name].trim() ? `If you leave this empty, your name stays ${profile[name]}.` : undefined;
  return (
    <form className="flex flex-col gap-6" onSubmit={onSubmit}>
      <LeaveGuard when={isChanged} />
      <ConflictDialog {...conflict} title="Your profile was changed" />
      <ProfileHead email={profile.email} firstName={details.firstName} lastName={details.lastName} />
      <fieldset className="grid min-w-0 items-start gap-5 sm:grid-cols-2" disabled={isSaving || isSaved}>
        <Field hint={kept('firstName')} label="First Name">
          <Input {...text('firstName')} autoComplete="given-name" maxLength={100} />
        </Field>
        <Field hint={kept('lastName')} label="Last Name">
          <Input {...text('lastName')} autoComplete="family-name" maxLength={100} />
        </Field>
        <Field hint="You sign in with it, so it cannot be changed." label="Email">
          <Input
            className="read-only:border-line read-only:bg-subtle"
            name="email"
            readOnly
            type="email"
            value={profile.email}
          />
        </Field>
        <Field label="Phone Number">
          <Input {...text('phone')} autoComplete="tel" maxLength={30} placeholder="(403) 555-0100" type="tel" />
        </Field>
      </fieldset>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex border-line border-t pt-5 sm:justify-end">
        <Button busy={isSaving} busyLabel="Saving..." className="max-sm:flex-1" disabled={isSaved} type="submit">
          Save Changes
        </Button>
      </div>
    </form>
  );
}
