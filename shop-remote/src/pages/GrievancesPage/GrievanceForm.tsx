import { useSearchParams } from '@rangmala/shared/router';
import type { RaisedGrievance } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { Button, NoScriptNotice, Notice, TextArea, TextField } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';

interface GrievanceFormProps {
  onRaised: (grievance: RaisedGrievance) => void;
}

/**
 * The form that raises a grievance. Name and email address of a signed-in customer, and the order number in the URL,
 * are filled in.
 */
export function GrievanceForm({ onRaised }: GrievanceFormProps) {
  const { user } = useUser();
  const { checkout } = useSite();
  const [search] = useSearchParams();
  const { field, busy, failure, form } = useSentForm('POST /grievances', {
    values: { name: user?.name, email: user?.email, order_number: search.get('order')?.slice(0, 30) },
    fallbackMessage: 'Your grievance could not be sent. Please try again.',
    send: async (body) => onRaised(await callApi('POST /grievances', { body })),
  });
  return (
    <FormCard {...form} aria-label="Raise a grievance">
      <TextField label="Name" {...field('name')} autoComplete="name" required />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      {checkout && (
        <TextField label="Order number (optional)" {...field('order_number')} autoComplete="off" />
      )}
      <TextArea
        label="Message"
        {...field('message')}
        rows={7}
        required
        hint="What happened, and what would put it right?"
      />
      <NoScriptNotice>This form</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Sending...' : 'Raise Grievance'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </FormCard>
  );
}
