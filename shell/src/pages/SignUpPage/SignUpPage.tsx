import { ComingPage } from '../../components/ComingPage.tsx';

export default function SignUpPage() {
  return (
    <ComingPage title="Sign Up">
      Customer accounts open soon. With one you will book sessions with our artists and find your appointments
      and orders in one place. Everything else works without it.
    </ComingPage>
  );
}
