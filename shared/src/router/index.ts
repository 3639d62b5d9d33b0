/**
 * The part of React Router that the product uses, shared with the remotes under the name `react-router-dom`:
 * its data routers, which we have no use for, are more than half of the library. A remote that imports anything
 * else from it fails to build.
 */
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
