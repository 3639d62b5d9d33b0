import { Icon } from '@rangmala/shared/ui';
import { Aside } from './FormScreen.tsx';

/** Beside the forms of who is not signed in. */
export function AccountBenefits() {
  return (
    <Aside aria-labelledby="account-benefits">
      <h2 id="account-benefits">What an account is good for</h2>
      <ul>
        <li>
          <Icon name="calendar" />
          <span>Book half an hour with one of our artists, by video, call or chat.</span>
        </li>
        <li>
          <Icon name="check" />
          <span>See your appointments, and move or cancel them yourself.</span>
        </li>
        <li>
          <Icon name="bag" />
          <span>Looking around, filling the cart and adding a design of your own need none.</span>
        </li>
      </ul>
    </Aside>
  );
}
