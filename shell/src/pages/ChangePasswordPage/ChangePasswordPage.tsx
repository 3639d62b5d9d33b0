import { ComingPage } from '../../components/ComingPage.tsx';

export default function ChangePasswordPage() {
  return <ComingPage title="Change Password">Soon you will choose a new password here.</ComingPage>;
}
