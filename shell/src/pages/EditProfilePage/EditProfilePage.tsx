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
