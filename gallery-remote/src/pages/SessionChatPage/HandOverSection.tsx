import { useRef, useState } from 'react';
import { useApi } from '@rangmala/shared/api';
import { describeHandOver, DesignVersions } from '@rangmala/shared/chat';
import { Button, LoadingState, Notice, Section, useToast } from '@rangmala/shared/ui';
import { getHandOverPath } from '../../api/paths.ts';
import { HandOverForm } from './HandOverForm.tsx';
import { ShowInGallery } from './ShowInGallery.tsx';

/** The design that the artist hands over to the customer of a session, with the form for a new version. */
export function HandOverSection({ artistId, appointmentId }: { artistId: string; appointmentId: string }) {
  const { data: handOver, error, reload } = useApi(getHandOverPath(artistId, appointmentId));
  const [isFormOpen, setFormOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();

  if (!handOver) {
    return <LoadingState label="Loading the design…" error={error} onRetry={reload} />;
  }
  const { status, customer_name, rounds } = handOver;
  return (
    <Section $gap="l" aria-labelledby="hand-over">
      <h2 id="hand-over" ref={heading} tabIndex={-1}>
        Design for {customer_name}
      </h2>
      <Notice tone="info">
        {describeHandOver(status, 'artist', customer_name)}
        {rounds.used > 0 && ` Round ${rounds.used} of ${rounds.included}.`}
      </Notice>
      {isFormOpen ? (
        <HandOverForm
          artistId={artistId}
          appointmentId={appointmentId}
          handOver={handOver}
          onCancel={() => setFormOpen(false)}
          onDone={() => {
            setFormOpen(false);
            heading.current?.focus();
            toast(`Handed over. We’ve emailed ${customer_name}.`);
          }}
        />
      ) : (
        <div>
          <Button
            variant={status === 'none' || status === 'waiting_for_artist' ? 'primary' : 'secondary'}
            onClick={() => setFormOpen(true)}
          >
            Hand over design
          </Button>
        </div>
      )}
      {status === 'approved' && (
        <ShowInGallery artistId={artistId} appointmentId={appointmentId} handOver={handOver} />
      )}
      <DesignVersions handOver={handOver} viewer="artist" />
    </Section>
  );
}
