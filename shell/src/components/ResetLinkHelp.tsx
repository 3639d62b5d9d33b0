import { links } from '@rangmala/shared/links';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { Aside } from './FormScreen.tsx';

export function ResetLinkHelp() {
  return (
    <Aside aria-labelledby="reset-link-info">
      <h2 id="reset-link-info">About the link</h2>
      <ul>
        <li>
          <Icon name="mail" />
          <span>It should arrive in a few minutes. If not, check your spam folder.</span>
        </li>
        <li>
          <Icon name="check" />
          <span>It works once, for one hour. Until you use it, your old password keeps working.</span>
        </li>
        <li>
          <Icon name="phone" />
          <span>
            Can’t access that email any more? <AppLink to={links.contact()}>Write to us</AppLink>.
          </span>
        </li>
      </ul>
    </Aside>
  );
}
