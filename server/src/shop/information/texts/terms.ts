/** Sections at the end of both the terms of sale and the terms of use. */
const commonSections = `## Sessions with artists

A session lasts 30 minutes. Please come on time: the artist may have another session right after yours. You can reschedule
or cancel a session until it starts.

## Grievances

If something goes wrong, [write to us](/contact) or [raise a grievance](/grievances) with our Grievance Officer,
{grievance_officer}.

## Law

Indian law applies. Nothing in these terms takes away the rights that consumer law gives you.
`;

/** Text of the terms page of a shop that takes orders. */
export const termsOfSale = `
## Who you buy from

{shop} is run by {legal_name}, {address}. GSTIN: {gstin}.

You can reach us at {email} or {phone}.

## Prices and payment

- All prices are in Indian rupees and include GST. Standard shipping is free in India.
- Before you pay, the checkout shows every item, the delivery address and the total.
- You can pay by any method offered at checkout. Card and bank details go to the payment company only; we never
  see them.

## When an order is binding

Your order is placed when you press Place Order, and confirmed when your payment arrives or, for cash on delivery,
when you open the link in our email and confirm it. If we can’t make something you ordered, we’ll tell you and refund
it in full.

## Your designs

- You keep all rights in what you upload. You allow us to use it to make and deliver your order, and for nothing else.
- Upload only what you may use: your own pictures and words, or those you have permission to use.
- We may refuse designs that are unlawful, hateful or obscene, or that show a person who has not agreed. You’ll get
  your money back.

## Making and delivery

Most items are made to order. See our [delivery page](/delivery) for how long that takes.

## Cancelling, returns and refunds

You can cancel without a fee until we start making your order. If something arrives damaged or not as pictured, see our
page about [returns and refunds](/returns).

${commonSections}`;

/** Text of the terms page of a shop that takes no orders. */
export const termsOfUse = `
## Who runs this site

{shop} is run by {legal_name}, {address}.

You can reach us at {email} or {phone}.

## Your designs

- You keep all rights in what you upload. You allow us to show it to you on our products, and use it for nothing else.
- Upload only what you may use: your own pictures and words, or those you have permission to use.
- We may remove designs that are unlawful, hateful or obscene, or that show a person who has not agreed.

${commonSections}`;
