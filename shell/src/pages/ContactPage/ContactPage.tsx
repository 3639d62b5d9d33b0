import { useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import { ApiError } from '@rangmala/shared/api';
import { callApi } from '@rangmala/shared/endpoints';
import { useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import {
  Button,
  Columns,
  Icon,
  InfoCard,
  NoScriptNotice,
  Notice,
  Page,
  TextArea,
  TextField,
} from '@rangmala/shared/ui';
import { ContactRows } from '../../components/ContactRows.tsx';

export default function ContactPage() {
  const { checkout } = useSite();
  const subjects = checkout
    ? 'a product, a design, a bulk order for your company,'
    : 'a product, a design, something for your company,';
  return (
    <Page
      title="Contact"
      description={`Write to us about ${checkout ? 'an order, ' : ''}${subjects} or working with us as an artist. We reply within two working days.`}
      lead={`Ask us about ${subjects} or working with us as an artist. We reply within two working days.`}
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <Columns $wide="1.7fr 1fr">
        <ContactForm />
        <InfoCard aria-labelledby="contact-details">
          <h2 id="contact-details">Visit or call</h2>
          <ColouredRows>
            <Icon name="calendar" />
            <p>Monday to Saturday, 10 AM to 6 PM (India time). Please write before you visit the studio.</p>
          </ColouredRows>
        </InfoCard>
      </Columns>
    </Page>
  );
}

function ContactForm() {
  const [search] = useSearchParams();
  const { field, busy, failure, isSent, form } = useSentForm('POST /contact', {
    values: { subject: search.get('subject')?.slice(0, 200) },
    fallbackMessage: 'Error sending message.',
    send: async (body) => {
      try {
        await callApi('POST /contact', { body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0) throw error;
        throw new ApiError(error.status, 'Failed to send message. Please try again.');
      }
    },
  });

  return (
    <Form {...form} aria-label="Write to us">
      <TextField label="Name" {...field('name')} autoComplete="name" required />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" hint="Optional" />
      <TextField label="Company" {...field('company')} autoComplete="organization" hint="Optional" />
      <FullWidth>
        <TextField label="Subject" {...field('subject')} required />
        <TextArea label="Message" {...field('message')} rows={7} required />
        <NoScriptNotice>This form</NoScriptNotice>
        <div>
          <Button type="submit" busy={busy}>
            {busy ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        {isSent && <Notice tone="good">Message sent successfully!</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
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
  display: grid;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.m};
`;

const ColouredRows = styled(ContactRows)`
  svg {
    color: ${({ theme }) => theme.color.accent};
  }
`;
