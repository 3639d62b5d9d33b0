import { useSearchParams } from '@rangmala/shared/router';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { FormScreen } from '../../components/FormScreen.tsx';
import { AccountBenefits } from '../../components/FormAsides.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export default function SignUpPage() {
  const [search] = useSearchParams();
  const requestedPage = sanitizeNextUrl(search.get('next'), '') || undefined;
  return (
    <FormScreen
      title="Sign Up"
      description="Create an account with your name, your email and a password."
      lead="All it takes is your name, your email and a password."
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<AccountBenefits />}
    >
      <SignUpForm next={requestedPage ?? links.account()} signInUrl={links.signIn(requestedPage)} />
    </FormScreen>
  );
}
