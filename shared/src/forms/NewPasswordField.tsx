import { PASSWORD_MIN } from '@rangmala/shared/contract/rules';
import { PasswordField } from '@rangmala/shared/ui';

export interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A field for a new password, with a hint about good passwords. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={`At least ${PASSWORD_MIN} characters. Tip: a few random words are easy to remember.`}
      required
    />
  );
}
