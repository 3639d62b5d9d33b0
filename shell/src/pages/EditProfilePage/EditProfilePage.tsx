import { ComingPage } from '../../components/ComingPage.tsx';

export default function EditProfilePage() {
  return (
    <ComingPage title="Edit Profile">
      Soon you will change your name here. Until then, write to us and we change it for you.
    </ComingPage>
  );
}
