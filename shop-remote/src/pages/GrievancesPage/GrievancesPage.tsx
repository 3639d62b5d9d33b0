import { useState } from 'react';
import styled from 'styled-components';
import type { RaisedGrievance } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import { AppLink, ButtonLink, Columns, Notice, Page } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { formatInstant } from '../../lib/order-labels.ts';
import { GrievanceForm } from './GrievanceForm.tsx';
import { GrievanceOfficer } from './GrievanceOfficer.tsx';

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
