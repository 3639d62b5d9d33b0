import { links } from '@rangmala/shared/links';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { Aside } from './FormScreen.tsx';

/** What to know of the mail that comes. */
export function ResetLinkInfo() {
  return (
    <Aside aria-labelledby="reset-link-info">
      <h2 id="reset-link-info">About the link</h2>
      <ul>
        <li>
          <Icon name="mail" />
          <span>It comes within a few minutes. If it does not, look among the unwanted mail.</span>
        </li>
        <li>
          <Icon name="check" />
          <span>It works once, for one hour. Your old password works until then.</span>
        </li>
        <li>
          <Icon name="phone" />
          <span>
            You no longer read that mailbox? <AppLink to={links.contact()}>Write to us</AppLink>.
          </span>
        </li>
      </ul>
    </Aside>
  );
}
