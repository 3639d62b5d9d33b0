/**
 * The part of React Router that is shared with the remotes as `react-router-dom`. Leaves out the data routers, more
 * than half of the library. A remote that imports anything else from it fails to build.
 */
export { Link } from './Link.tsx';
export { NavLink } from './NavLink.tsx';
export {
  BrowserRouter,
  matchRoutes,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
