import { AppLink, Icon } from '@rangmala/shared/ui';
import { links } from '@rangmala/shared/links';
import { Aside } from './FormScreen.tsx';

export function AccountBenefits() {
  return (
    <Aside aria-labelledby="account-benefits">
      <h2 id="account-benefits">Why create an account?</h2>
      <ul>
        <li>
          <Icon name="calendar" />
          <span>Book half an hour with one of our artists, by video, call or chat.</span>
        </li>
        <li>
          <Icon name="check" />
          <span>See your appointments, and reschedule or cancel them yourself.</span>
        </li>
        <li>
          <Icon name="bag" />
          <span>You don’t need an account to browse, fill your cart or upload a design.</span>
        </li>
      </ul>
    </Aside>
  );
}

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
