import { PASSWORD_MIN } from '@rangmala/shared/contract/rules';
import { PasswordField, type PasswordFieldProps } from '@rangmala/shared/ui';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'>;

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
