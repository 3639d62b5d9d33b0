export { AppLink, type AppLinkProps } from './AppLink.tsx';
export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
export {
  Button,
  ButtonAnchor,
  ButtonLink,
  type ButtonAnchorProps,
  type ButtonLinkProps,
  type ButtonProps,
} from './Button.tsx';
export {
  CheckboxGroup,
  ChoiceGroup,
  type CheckboxGroupProps,
  type Choice,
  type ChoiceGroupProps,
} from './Choices.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { Columns, Container, Grid, InfoCard, Muted, Row, Stack, VisuallyHidden } from './Layout.tsx';
export { LinkButton } from './LinkButton.tsx';
export { LoadingState, type LoadingStateProps } from './LoadingState.tsx';
export { LogoMark } from './Logo.tsx';
export { NoScriptNotice } from './NoScriptNotice.tsx';
export { Notice, type NoticeTone } from './Notice.tsx';
export { Page, type PageProps } from './Page.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { focusPlace } from './focus-place.ts';
export { PageLinks, type PageLinksProps } from './PageLinks.tsx';
export { PageMeta, type PageMetaProps } from './PageMeta.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Picture, SquareFrame, type PictureProps } from './Picture.tsx';
export { Price } from './Price.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
export {
  SelectField,
  TextArea,
  TextField,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './TextFields.tsx';
export {
  ToastProvider,
  TOAST_MS,
  useToast,
  type ShowToast,
  type ToastLink,
  type ToastTone,
} from './Toast.tsx';
