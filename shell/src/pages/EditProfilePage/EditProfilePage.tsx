import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { PageHeader, PageMeta } from '@rangmala/shared/ui';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export default function EditProfilePage() {
  const { user } = useUser();
  return (
    <FormScreen
      head={
        <>
          <PageMeta title="Edit Profile" description="Change how we, and our artists, call you." noIndex />
          <PageHeader
            title="Edit Profile"
            lead="How we, and the artists you book, call you."
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
