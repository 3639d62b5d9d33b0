import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, NoScriptNotice, Notice, TextField } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { FormScreen } from '../../components/FormScreen.tsx';
import { ResetLinkHelp } from '../../components/FormAsides.tsx';

export default function ForgotPasswordPage() {
  const { field, busy, failure, result, form } = useSentForm('POST /forgot-password', {
    send: (body) => callApi('POST /forgot-password', { body }),
  });

  return (
    <FormScreen
      title="Forgot Password"
      description="Request an email with a link to set a new password."
      lead="Enter your email and we’ll send you a link to set a new password."
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<ResetLinkHelp />}
    >
      <FormCard {...form} aria-label="Forgot password">
        <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
        <NoScriptNotice>Requesting a link</NoScriptNotice>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send Reset Link'}
        </Button>
        {result && <Notice tone="good">{result.message}</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <AppLink to={links.signIn()}>Back to sign-in</AppLink>
      </FormCard>
    </FormScreen>
  );
}
