/** Length of the shortest allowed new password, in code points. */
export const PASSWORD_MIN = 8;
/** Length of the longest allowed new password, in code points. */
export const PASSWORD_MAX = 128;

/** Format of the token in a mailed link that resets a password or confirms an email address. */
export const LINK_TOKEN = /^[\w-]{43}$/;
export const LINK_EXPIRED = 'This link has expired or has already been used. Please request a new one.';

/** Messages about a failed sign-in with Google, by the key in `/signin?notice=<key>`. */
export const SIGN_IN_NOTICES = {
  'google-off': 'Sign in with Google isn’t available here. Please sign in with your email and password.',
  'google-cancelled': 'You didn’t finish signing in with Google. Try again, or use your password.',
  'google-failed': 'Signing in with Google didn’t work. Please try again.',
  'google-unreachable': 'We couldn’t reach Google. Please try again in a moment, or use your password.',
  'google-unverified':
    'Google has not confirmed your email address yet. Please confirm it there first, or sign up here with a password.',
  'google-account-exists':
    'There is already an account with this email, but the address hasn’t been confirmed yet. Use “Forgot password” to confirm it; after that you can sign in with Google.',
} as const;
export type SignInNotice = keyof typeof SIGN_IN_NOTICES;
