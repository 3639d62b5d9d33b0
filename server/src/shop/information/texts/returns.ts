export const returnsText = `
## Damaged, or not as pictured

Send us a photo within seven days of delivery, by email or through our
[contact page](/contact?subject=A+problem+with+my+order). We’ll print it again and send it free of charge. You don’t
need to send the first one back.

## Personalised items

These are made just for you, so we can’t take them back for other reasons. Please check your design carefully before
you order. If we spot a problem, we’ll write to you before printing.

## Items without a design of your own

You may return them unused within seven days of delivery. Write to us first and we’ll tell you where to send them. We’ll
refund the price within five working days of receiving them.

## Cancelling an order

You can cancel an order yourself until we start making it, on the order’s page. There is no cancellation fee: we’ll
refund the full amount.

## How you get your money back

- **You paid online.** To the card, account or UPI ID you paid with. Your bank may take up to seven working
  days to credit it.
- **You paid on delivery, or to our UPI ID.** By transfer to a bank account or UPI ID of yours. We’ll write to you and
  ask which.

## Sessions with artists

You can reschedule or cancel a session yourself until it starts, under [My Appointments](/account/appointments).

## Not happy with our answer?

[Raise a grievance](/grievances) with our Grievance Officer. You get a ticket number at once and an answer within 48
hours.
`;
