import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

export type NoticeTone = 'good' | 'bad' | 'info';

/**
 * Scrolls a result of a form or dialog into view. On phones the space below a submit button is often outside the
 * window.
 */
function scrollToResult(notice: HTMLDivElement | null): void {
  if (notice?.closest('form, dialog')) notice.scrollIntoView({ block: 'nearest' });
}

/** A message in the page. `bad` is an alert; `good` and `info` are status messages. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <Box
      ref={tone === 'info' ? undefined : scrollToResult}
      role={tone === 'bad' ? 'alert' : 'status'}
      $tone={tone}
    >
      {tone !== 'info' && <Icon name={tone === 'good' ? 'check' : 'close'} />}
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: 0.65rem;
  padding: 0.7rem 1rem;
  border-left: 0.3rem solid ${({ theme, $tone }) => theme.color[$tone]};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Wash`]};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-weight: 600;
  /* Breaks long words such as email addresses, which would otherwise widen the page. */
  overflow-wrap: anywhere;
`;
