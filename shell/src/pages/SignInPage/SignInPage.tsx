import { useSearchParams } from '@rangmala/shared/router';
import type { SignInNotice } from '@rangmala/shared/contract';
import { SIGN_IN_NOTICES } from '@rangmala/shared/contract/rules';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { FormScreen } from '../../components/FormScreen.tsx';
import { AccountBenefits } from '../../components/FormAsides.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SignInForm } from './SignInForm.tsx';

export default function SignInPage() {
  const { signInWithGoogle, checkout } = useSite();
  const [search] = useSearchParams();
  const requestedPage = sanitizeNextUrl(search.get('next'), '') || undefined;
  return (
    <FormScreen
      title="Sign In"
      description="Sign in to book sessions with artists and to see your appointments."
      lead={
        requestedPage
          ? 'Please sign in to continue to the page you wanted.'
          : `Sign in to see your appointments${checkout ? ', orders' : ''} and details.`
      }
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<AccountBenefits />}
    >
      <SignInForm
        next={requestedPage ?? links.account()}
        signUpUrl={links.signUp(requestedPage)}
        notice={findNotice(search.get('notice'))}
      />
      {signInWithGoogle && <GoogleSignIn next={requestedPage} />}
    </FormScreen>
  );
}

/**
 * Returns the notice with this key, if there is one. The URL contains a key instead of a text, because anyone can write
 * a URL.
 */
function findNotice(key: string | null): string | undefined {
  return key !== null && Object.hasOwn(SIGN_IN_NOTICES, key)
    ? SIGN_IN_NOTICES[key as SignInNotice]
    : undefined;
}
