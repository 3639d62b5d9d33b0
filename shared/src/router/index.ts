/**
 * The part of React Router that the apps use. The shell shares this module with the remotes, so that every app uses one
 * router, and a bundler can leave out the rest of the library.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteMatch,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
