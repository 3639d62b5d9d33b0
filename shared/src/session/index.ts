export { observeUser } from './observed-user.ts';
export { UserProvider, useUser, type UserContextValue } from './user-provider.tsx';
