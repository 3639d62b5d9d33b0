import styled from 'styled-components';
import { Button, Container, PageMeta } from '@rangmala/shared/ui';
import { useSite } from '@rangmala/shared/site';

/** Replaces a page or slot component that failed. Offers to try again and shows the contact details. */
export function UnavailablePart({
  app,
  kind,
  onRetry,
}: {
  app: string;
  kind: 'page' | 'slot';
  onRetry: () => void;
}) {
  const { email, phone } = useSite();
  const message = `We could not load the ${app} part of this page.`;
  return (
    <Panel as={kind === 'page' ? Container : 'div'} role="alert">
      {kind === 'page' && <PageMeta title="Something is missing" description={message} noIndex />}
      {kind === 'page' ? <h1>Something is missing here</h1> : null}
      <p>
        {message} The rest of the site works. Please try again. If it keeps happening, write to{' '}
        <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>.
      </p>
      <Button type="button" variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  padding-block: 2rem;
`;
