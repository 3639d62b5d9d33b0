import { useState } from 'react';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import {
  AppLink,
  Button,
  NoScriptNotice,
  Notice,
  PageHeader,
  PageMeta,
  TextField,
} from '@rangmala/shared/ui';
import styled from 'styled-components';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';
import { useSaveProfile } from '../../api/accounts.ts';

export default function EditProfilePage() {
  const { user } = useUser();
  return (
    <FormScreen
      head={
        <>
          <PageMeta title="Edit Profile" description="Change the name we and your artists use." noIndex />
          <PageHeader
            title="Edit Profile"
            lead="The name we and your artists will use."
            trail={[{ name: 'My Account', to: links.account() }, { name: 'Edit Profile' }]}
          />
        </>
      }
      aside={<AccountNav />}
    >
      {user && <ProfileForm key={user.userId} name={user.name} email={user.email} />}
    </FormScreen>
  );
}

function ProfileForm({ name, email }: { name: string; email: string }) {
  const saveProfile = useSaveProfile();
  const [isSaved, setSaved] = useState(false);
  const { errors, busy, failure, form } = useSentForm({
    schema: () =>
      import(/* webpackChunkName: "contract" */ '@rangmala/shared/contract').then(
        ({ profileSchema }) => profileSchema,
      ),
    fallbackMessage: 'Failed to update profile.',
    keepsValues: true,
    send: async (profile) => {
      setSaved(false);
      await saveProfile(profile);
      setSaved(true);
    },
  });

  return (
    <FormCard {...form} aria-label="Edit profile">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errors.name}
      />
      <p>
        Your email is <Email>{email}</Email>. You sign in with it. To change it,{' '}
        <AppLink to={links.contact()}>write to us</AppLink>.
      </p>
      <NoScriptNotice>Changing your name</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Saving...' : 'Save Changes'}
      </Button>
      {isSaved && <Notice tone="good">Profile updated!</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </FormCard>
  );
}

/** Wraps a long email address, which would otherwise widen the page. */
const Email = styled.b`
  overflow-wrap: anywhere;
`;
