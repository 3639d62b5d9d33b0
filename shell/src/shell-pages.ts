import type { PageModule } from '@rangmala/shared/remote';

/** The shell's pages by their name in host.ts, one chunk each. */
export const shellPages: Record<string, () => Promise<PageModule>> = {
  HomePage: () => import(/* webpackChunkName: "HomePage" */ './pages/HomePage/HomePage.tsx'),
  AboutPage: () => import(/* webpackChunkName: "AboutPage" */ './pages/AboutPage/AboutPage.tsx'),
  ContactPage: () => import(/* webpackChunkName: "ContactPage" */ './pages/ContactPage/ContactPage.tsx'),
  FaqPage: () => import(/* webpackChunkName: "FaqPage" */ './pages/FaqPage/FaqPage.tsx'),
  DeliveryPage: () => import(/* webpackChunkName: "DeliveryPage" */ './pages/DeliveryPage/DeliveryPage.tsx'),
  ReturnsPage: () => import(/* webpackChunkName: "ReturnsPage" */ './pages/ReturnsPage/ReturnsPage.tsx'),
  TermsPage: () => import(/* webpackChunkName: "TermsPage" */ './pages/TermsPage/TermsPage.tsx'),
  PrivacyPage: () => import(/* webpackChunkName: "PrivacyPage" */ './pages/PrivacyPage/PrivacyPage.tsx'),
  SignInPage: () => import(/* webpackChunkName: "SignInPage" */ './pages/SignInPage/SignInPage.tsx'),
  SignUpPage: () => import(/* webpackChunkName: "SignUpPage" */ './pages/SignUpPage/SignUpPage.tsx'),
  ForgotPasswordPage: () =>
    import(/* webpackChunkName: "ForgotPasswordPage" */ './pages/ForgotPasswordPage/ForgotPasswordPage.tsx'),
  ResetPasswordPage: () =>
    import(/* webpackChunkName: "ResetPasswordPage" */ './pages/ResetPasswordPage/ResetPasswordPage.tsx'),
  AuthCallbackPage: () =>
    import(/* webpackChunkName: "AuthCallbackPage" */ './pages/AuthCallbackPage/AuthCallbackPage.tsx'),
  AccountPage: () => import(/* webpackChunkName: "AccountPage" */ './pages/AccountPage/AccountPage.tsx'),
  EditProfilePage: () =>
    import(/* webpackChunkName: "EditProfilePage" */ './pages/EditProfilePage/EditProfilePage.tsx'),
  ChangePasswordPage: () =>
    import(/* webpackChunkName: "ChangePasswordPage" */ './pages/ChangePasswordPage/ChangePasswordPage.tsx'),
  YourDataPage: () => import(/* webpackChunkName: "YourDataPage" */ './pages/YourDataPage/YourDataPage.tsx'),
  DeleteAccountPage: () =>
    import(/* webpackChunkName: "DeleteAccountPage" */ './pages/DeleteAccountPage/DeleteAccountPage.tsx'),
  NotFoundPage: () => import(/* webpackChunkName: "NotFoundPage" */ './pages/NotFoundPage/NotFoundPage.tsx'),
};
