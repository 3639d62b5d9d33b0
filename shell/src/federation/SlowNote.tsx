import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Time in milliseconds after which a page or slot component counts as slow. */
const STILL_LOADING_MS = 1_000;

/**
 * A note at the bottom of the window that a page or slot component is still loading. Appears after
 * {@link STILL_LOADING_MS} and disappears when `load` resolves. A page from the server needs the note, too, because the
 * page does not react to input before its code has loaded.
 */
export function SlowNote({ load }: { load: Promise<unknown> }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_LOADING_MS);
    const stop = () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
    void load.then(stop);
    return stop;
  }, [load]);
  return isSlow && <Note role="status">Still loading. Thank you for waiting.</Note>;
}

const Note = styled.p`
  position: fixed;
  inset: auto 0 0;
  padding: 0.5rem;
  background: ${({ theme }) => theme.color.paper};
  text-align: center;
  pointer-events: none;
`;
