import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, NoScriptNotice, Notice, TextField } from '@rangmala/shared/ui';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { callApi } from '@rangmala/shared/endpoints';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function EditProfilePage() {
  const { user } = useUser();
  return (
    <FormScreen
      title="Edit Profile"
      description="Change the name we and your artists use."
      lead="The name we and your artists will use."
      trail={[{ name: 'My Account', to: links.account() }]}
      aside={<AccountNav />}
    >
      {user && <ProfileForm key={user.userId} name={user.name} email={user.email} />}
    </FormScreen>
  );
}

function ProfileForm({ name, email }: { name: string; email: string }) {
  const { signIn } = useUser();
  const { field, busy, failure, isSent, form } = useSentForm('PUT /profile', {
    values: { name },
    fallbackMessage: 'Failed to update profile.',
    keepsValues: true,
    send: async (body) => signIn(await callApi('PUT /profile', { body })),
  });

  return (
    <FormCard {...form} aria-label="Edit profile">
      <TextField label="Name" {...field('name')} autoComplete="name" required />
      <p>
        Your email is <b>{email}</b>. You sign in with it. To change it,{' '}
        <AppLink to={links.contact()}>write to us</AppLink>.
      </p>
      <NoScriptNotice>Changing your name</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Saving...' : 'Save Changes'}
      </Button>
      {isSent && <Notice tone="good">Profile updated!</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </FormCard>
  );
}
