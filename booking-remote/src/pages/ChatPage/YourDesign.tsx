import { useId, useState } from 'react';
import { useAction, useApi } from '@rangmala/shared/api';
import { describeHandOver, DesignVersions } from '@rangmala/shared/chat';
import type { HandOver } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import {
  Button,
  ButtonLink,
  CheckboxGroup,
  ErrorState,
  Muted,
  Notice,
  Row,
  Section,
} from '@rangmala/shared/ui';
import { getHandOverPath } from '../../api/paths.ts';
import { ChangeForm } from './ChangeForm.tsx';

/** The design that the artist has handed over, and the customer's answer. */
export function YourDesign({ id, artistName }: { id: string; artistName: string }) {
  const { data: handOver, error, reload } = useApi(getHandOverPath(id));
  if (handOver) return <Design id={id} handOver={handOver} />;
  return error ? (
    <ErrorState message={error.message} onRetry={() => void reload()} />
  ) : (
    <p>Looking for your design by {artistName}…</p>
  );
}

function Design({ id, handOver }: { id: string; handOver: HandOver }) {
  const headingId = useId();
  const [isAsking, setAsking] = useState(false);
  const { status, artist_name, rounds, can_print } = handOver;
  const explanation = describeHandOver(status, 'customer', artist_name);
  if (status === 'none') return <p>{explanation}</p>;
  const isOpen = status === 'waiting_for_customer';
  const isFormOpen = isOpen && isAsking;
  const roundsLeft = rounds.included - rounds.used;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Your design by {artist_name}</h2>
      <Notice tone={status === 'approved' ? 'good' : 'info'}>{explanation}</Notice>
      {can_print && (
        <div>
          <ButtonLink to={links.appointmentProducts(id)}>Put it on a product</ButtonLink>
        </div>
      )}
      {status === 'approved' && !can_print && (
        <p>{artist_name} has left us, so new products can’t be made of it. Your orders are not affected.</p>
      )}
      <DesignVersions handOver={handOver} viewer="customer" hidesNewestPictures={isFormOpen} />
      {isFormOpen && <ChangeForm id={id} handOver={handOver} onClose={() => setAsking(false)} />}
      {isOpen && !isFormOpen && (
        <>
          <ApprovalForm id={id} handOver={handOver} />
          {roundsLeft > 0 ? (
            <Row $gap="m" $align="center">
              <Button variant="secondary" onClick={() => setAsking(true)}>
                Ask for a change
              </Button>
              <Muted>
                {roundsLeft === 1 ? 'One round of changes is' : `${roundsLeft} rounds of changes are`} left.
              </Muted>
            </Row>
          ) : (
            <Muted>
              Both included rounds are used. If something is still not right, write to {artist_name} below.
            </Muted>
          )}
        </>
      )}
      {status === 'approved' && <GalleryConsent id={id} handOver={handOver} />}
    </Section>
  );
}

const CONSENT = 'gallery';

interface ConsentFieldProps {
  handOver: HandOver;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
}

function ConsentField({ handOver: { artist_name }, isGiven, onChange }: ConsentFieldProps) {
  return (
    <CheckboxGroup
      legend="Gallery"
      name="gallery"
      hint={`Only if you like: visitors then see it, and can order it if ${artist_name} offers it on products. You can change this at any time.`}
      options={[{ value: CONSENT, label: `${artist_name} may show it in the gallery` }]}
      value={isGiven ? [CONSENT] : []}
      onChange={(values) => onChange(values.includes(CONSENT))}
    />
  );
}

function ApprovalForm({ id, handOver }: { id: string; handOver: HandOver }) {
  const changeApi = useChangeApi();
  const [isAllowed, setAllowed] = useState(false);
  const { run, busy, failure } = useAction('Your approval could not be saved. Please try again.');

  const approve = () =>
    changeApi('POST /appointments/{id}/hand-over/approval', {
      params: { id },
      body: { version: handOver.versions[0]?.version ?? 0, gallery: isAllowed },
    });

  return (
    <>
      <ConsentField handOver={handOver} isGiven={isAllowed} onChange={setAllowed} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button busy={busy} onClick={() => void run(approve)}>
          Approve
        </Button>
      </div>
    </>
  );
}

/** Lets the customer give or withdraw the consent after the approval. */
function GalleryConsent({ id, handOver }: { id: string; handOver: HandOver }) {
  const changeApi = useChangeApi();
  const { run, failure } = useAction('This could not be saved. Please try again.');

  const setConsent = (gallery: boolean) =>
    run(() => changeApi('PUT /appointments/{id}/hand-over/gallery', { params: { id }, body: { gallery } }));

  return (
    <>
      <ConsentField
        handOver={handOver}
        isGiven={handOver.gallery_allowed}
        onChange={(isAllowed) => void setConsent(isAllowed)}
      />
      {handOver.versions[0]?.pictures.some(({ artwork_id }) => artwork_id !== undefined) && (
        <p>{handOver.artist_name} shows it in the gallery now.</p>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
