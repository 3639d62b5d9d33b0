import { ComingPage } from '../../components/ComingPage.tsx';

export default function ForgotPasswordPage() {
  return (
    <ComingPage title="Forgot Password">
      Customer accounts open soon, so there is no password to forget yet. When there is, we will send you a
      link to choose a new one here.
    </ComingPage>
  );
}
