/**
 * The part of React Router that the shell shares with the remotes as `react-router-dom`, without data routers. The
 * release checks refuse a remote that uses another export of `react-router-dom`.
 */
export { Link } from './Link.tsx';
export { NavLink } from './NavLink.tsx';
export {
  matchRoutes,
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
