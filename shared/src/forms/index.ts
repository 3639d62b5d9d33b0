export { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';
export { FormCard } from './FormCard.tsx';
export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export { readTexts, useForm } from './use-form.ts';
export { useSentForm } from './use-sent-form.ts';
