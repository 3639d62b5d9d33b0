import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { RaisedGrievance } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import {
  AppLink,
  Button,
  ButtonLink,
  Columns,
  InfoCard,
  NoScriptNotice,
  Notice,
  Page,
  TextArea,
  TextField,
} from '@rangmala/shared/ui';
import { PostalAddress } from '../../components/PostalAddress.tsx';
import { formatInstant } from '../../lib/order-labels.ts';

export const data: PageData = () => [apiPath('GET /seller')];

export default function GrievancesPage() {
  const { checkout } = useSite();
  const [raisedGrievance, setRaisedGrievance] = useState<RaisedGrievance>();
  return (
    <Page
      title="Grievances"
      description={`Raise a grievance about ${checkout ? 'an order, ' : ''}a session or this site. You get a ticket number at once and an answer within 48 hours.`}
      lead="Did something go wrong that we haven’t put right? You’ll get a ticket number at once and an answer within 48 hours."
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <Columns $wide="minmax(0, 34rem) minmax(0, 22rem)">
        <div>
          {raisedGrievance ? (
            <RaisedNotice grievance={raisedGrievance} />
          ) : (
            <GrievanceForm onRaised={setRaisedGrievance} />
          )}
        </div>
        <GrievanceOfficer />
      </Columns>
      <Question>
        Just a question? <AppLink to={links.contact()}>Write to us</AppLink> and we’ll reply within two
        working days.
      </Question>
    </Page>
  );
}

function RaisedNotice({ grievance: { number, token, due_at } }: { grievance: RaisedGrievance }) {
  return (
    <Notice tone="good">
      <p>
        Your ticket number is <strong>{number}</strong>. We’ve emailed it to you.
      </p>
      <p>You’ll get our answer by {formatInstant(due_at)} (India time).</p>
      <p>
        <ButtonLink to={links.grievance(number, token)}>See your grievance</ButtonLink>
      </p>
    </Notice>
  );
}

const Question = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;

/**
 * The form that raises a grievance. Name and email address of a signed-in customer, and the order number in the URL,
 * are filled in.
 */
function GrievanceForm({ onRaised }: { onRaised: (grievance: RaisedGrievance) => void }) {
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

/** A card with the grievance officer's details and the next steps. Renders nothing until the details are loaded. */
function GrievanceOfficer() {
  const { data: seller } = useApi(apiPath('GET /seller'));
  if (!seller) return null;
  const { grievance_officer, grievance_email, legal_name, address, phone } = seller;
  return (
    <OfficerCard aria-labelledby="grievance-officer">
      <h2 id="grievance-officer">Grievance Officer</h2>
      <p>{grievance_officer}</p>
      <PostalAddress lines={[legal_name, ...address]} />
      <p>
        <a href={`mailto:${grievance_email}`}>{grievance_email}</a>
        <br />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </p>
      <h2>What happens next</h2>
      <ol>
        <li>You get a ticket number at once, on screen and by email.</li>
        <li>The Grievance Officer answers within 48 hours.</li>
        <li>We resolve it within one month.</li>
      </ol>
    </OfficerCard>
  );
}

const OfficerCard = styled(InfoCard).attrs({ $gap: 's' })`
  a {
    display: inline-block;
    padding-block: 0.2rem;
  }
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    padding-left: 1.25rem;
  }
`;
