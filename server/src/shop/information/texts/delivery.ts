export const deliveryText = `
## What it costs

Standard shipping is free on every order, large or small, anywhere in India.

## How long it takes

1. We check your design and make your order within three to five working days.
2. The courier takes two to four working days to large cities and up to eight elsewhere.

Working days are Monday to Saturday, except public holidays in {state}. An order placed before 2 pm counts from that
day. Type your PIN code on a product’s page to see when it reaches you.

## Tracking your parcel

We email you the tracking number as soon as your parcel is on its way. Not there after ten working days?
[Write to us](/contact?subject=My+delivery) and we’ll ask the courier.

## Outside India

We don’t ship abroad yet. For a bulk order, [ask us](/contact?subject=Delivery+abroad) and we’ll see what we can do.
`;
