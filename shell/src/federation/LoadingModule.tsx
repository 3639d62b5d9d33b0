import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LoadingState } from '@rangmala/shared/ui';

/** Time in milliseconds for which the placeholder is shown before it says that the page is still loading. */
const STILL_LOADING_MS = 1_000;

/** Placeholder for a page or slot component that is still loading. */
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
