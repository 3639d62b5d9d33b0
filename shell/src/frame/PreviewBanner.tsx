import styled from 'styled-components';
import type { PageNotice } from '@rangmala/shared/contract';
import { Row } from '@rangmala/shared/ui';

export function PreviewBanner({ notice }: { notice: PageNotice }) {
  return (
    <Bar role="region" aria-label="Preview">
      <span>{notice.text}</span>
      {notice.leave !== undefined && <a href={notice.leave}>Back to the live site</a>}
    </Bar>
  );
}

const Bar = styled(Row).attrs({ $justify: 'center' })`
  padding: 0.5rem 1rem;
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.onDark};
  font-weight: 600;

  a {
    color: inherit;
  }
`;
