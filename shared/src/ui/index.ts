export { AppLink } from './AppLink.tsx';
export { Breadcrumbs } from './Breadcrumbs.tsx';
export { Button, ButtonAnchor, ButtonLink } from './Button.tsx';
export { CheckboxGroup, ChoiceGroup, optionStyle, type Choice } from './Choices.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog, useModal } from './Dialog.tsx';
export { EmptyState } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export { FileField } from './FileField.tsx';
export { Icon } from './Icon.tsx';
export {
  Card,
  Columns,
  Container,
  Grid,
  InfoCard,
  Media,
  Muted,
  Row,
  Section,
  Stack,
  VisuallyHidden,
} from './Layout.tsx';
export { LinkButton } from './LinkButton.tsx';
export { LoadingState } from './LoadingState.tsx';
export { LogoMark } from './Logo.tsx';
export { NoScriptNotice } from './NoScriptNotice.tsx';
export { Notice } from './Notice.tsx';
export { Page, type PageProps } from './Page.tsx';
export { PageHeader } from './PageHeader.tsx';
export { focusPlace } from './focus-place.ts';
export { PageLinks } from './PageLinks.tsx';
export { PageMeta } from './PageMeta.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Picture, SquareFrame } from './Picture.tsx';
export { Price } from './Price.tsx';
export { QuantityStepper } from './QuantityStepper.tsx';
export { SelectField, TextArea, TextField } from './TextFields.tsx';
export { ToastProvider, TOAST_MS, useToast } from './Toast.tsx';
