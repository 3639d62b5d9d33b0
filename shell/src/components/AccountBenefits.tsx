import { Icon } from '@rangmala/shared/ui';
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
