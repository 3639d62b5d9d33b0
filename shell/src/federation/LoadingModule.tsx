import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LoadingState } from '@rangmala/shared/ui';

/**
 * After this time the user is told that the page is still loading. A navigation shows the placeholder after one
 * second, so the message appears two seconds after the click.
 */
const STILL_LOADING_MS = 1_000;

/** Placeholder of a page or slot while it loads; shows a message after STILL_LOADING_MS. */
export function LoadingModule() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingState label="Loading…" />
      <SlowNote role="status">{isSlow ? 'Still loading. Thank you for waiting.' : ''}</SlowNote>
    </>
  );
}

const SlowNote = styled.p`
  margin: 0;
  padding: 0 1rem 2rem;
  text-align: center;
  opacity: 0.75;

  &:empty {
    display: none;
  }
`;
