export { UserProvider, useUser, type UserContextValue } from './user-provider.tsx';
