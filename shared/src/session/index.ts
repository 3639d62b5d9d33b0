export { requireCookies } from './require-cookies.ts';
export { UserProvider, useUser, type UserContextValue } from './user-provider.tsx';
