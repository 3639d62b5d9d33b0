const ORDER_ITEMS = `\
- **Orders.** Name, email, phone, delivery address, GSTIN if you give one, and what you ordered, so that we can make,
  deliver and invoice it. We keep invoices for at least six years, as tax law requires.
- **Saved addresses.** So that you don’t type them again. Until you remove them.
- **Designs and uploads.** Pictures and texts for your order, so that we can print them. Designs that are not ordered
  are deleted after 90 days.
- **Payments.** The payment company tells us that you paid, and how much. We never receive card or bank details.
`;

const DESIGN_ITEMS = `\
- **Designs and uploads.** Pictures and texts, so that you see them on our products. They are deleted after 90 days.
`;

const ORDER_RECIPIENTS = `\
- The courier: name, address and phone, to deliver your parcel.
- The payment company: amount, order number, email and phone, to take your payment.
`;

/**
 * Returns the text of the privacy page. Describes the data of orders and payments only if the checkout is on.
 */
export const createPrivacyNotice = (isCheckoutOn: boolean): string => `
{legal_name} decides why and how your personal data is used on this site. We use it only for the purposes below, and
we don’t sell it.

## What we store, why, and for how long

- **Your account.** Name, email and a protected form of your password, so that you can sign in. Until you delete it.
${isCheckoutOn ? ORDER_ITEMS : DESIGN_ITEMS}- **Sessions with artists.** Date, time, your note and messages, so that you and the artist can prepare. We
  store a phone number only for sessions by phone.
- **Messages and grievances.** What you write to us, so that we can answer and have a record of it.
- **Technical records.** The IP address of your device and the time of each request, to keep the site safe. At least
  one year, as the law requires.

## Cookies

We use only cookies that the site needs: to keep you signed in and to protect forms. Your ${
  isCheckoutOn ? 'cart and your unfinished checkout stay' : 'cart stays'
} in your own browser. There is no advertising and no third-party tracking.

## Who receives your data

${isCheckoutOn ? ORDER_RECIPIENTS : ''}- The artist you book: your name, what you write about the session, your pictures and, for a call, your phone
  number.
- Authorities, where the law requires it.

## Your rights

- **Access your data.** Download everything we hold about you under [Your Data](/account/your-data).
- **Correct it.** Change your name${isCheckoutOn ? ' and addresses' : ''} in [your account](/account), or write to us.
- **Withdraw your consent and delete your account.** Do it yourself under [Your Data](/account/your-data).${
  isCheckoutOn ? ' We keep invoices, because the law requires us to.' : ''
}
- **Nominate a person** who may use these rights for you after your death or illness. Write to us.
- **Raise a grievance.** [Write to](/grievances) our Grievance Officer, {grievance_officer}, {grievance_email}. If
  you are not happy with the answer, you can go to the Data Protection Board of India.

## Children

Accounts are for adults. If you’re under 18, please ${isCheckoutOn ? 'order' : 'book'} together with a parent.

## If something goes wrong

If your data is lost, or seen by someone who shouldn’t see it, we’ll tell you and the Data Protection Board without
delay, and send the details within 72 hours.
`;
