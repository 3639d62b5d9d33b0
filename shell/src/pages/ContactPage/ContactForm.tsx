import { useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import { useForm } from '@rangmala/shared/forms';
import { Button, NoScriptNotice, Notice, TextArea, TextField } from '@rangmala/shared/ui';
import { useContactMessage, type ContactOutcome } from '../../api/contact.ts';

const OUTCOME_MESSAGES: Record<ContactOutcome, string> = {
  sent: 'Message sent successfully!',
  refused: 'Failed to send message. Please try again.',
  unreachable: 'Error sending message.',
};

export function ContactForm() {
  const [search] = useSearchParams();
  const { outcome, send } = useContactMessage();
  const { errors, busy, form } = useForm({
    schema: () =>
      import(/* webpackChunkName: "contract" */ '@rangmala/shared/contract').then(
        ({ contactMessageSchema }) => contactMessageSchema,
      ),
    onSubmit: async (message) => (await send(message)) === 'sent',
  });

  return (
    <Form {...form} aria-label="Write to us">
      <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Optional"
        error={errors.phone}
      />
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        hint="Optional"
        error={errors.company}
      />
      <FullWidth>
        <TextField
          label="Subject"
          name="subject"
          defaultValue={search.get('subject')?.slice(0, 200)}
          required
          error={errors.subject}
        />
      </FullWidth>
      <FullWidth>
        <TextArea label="Message" name="message" rows={7} required error={errors.message} />
      </FullWidth>
      <FullWidth>
        <NoScriptNotice>This form</NoScriptNotice>
      </FullWidth>
      <FullWidth>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
      </FullWidth>
      <FullWidth>
        {outcome && <Notice tone={outcome === 'sent' ? 'good' : 'bad'}>{OUTCOME_MESSAGES[outcome]}</Notice>}
      </FullWidth>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
