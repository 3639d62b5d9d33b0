import styled from 'styled-components';
import { LoadingState } from '@rangmala/shared/ui';

/**
 * Something is on its way. So high that nothing below it is seen, and seen moving when it has arrived;
 * without JavaScript it never does, and nothing says so.
 */
export function Waiting({ label }: { label: string }) {
  return (
    <Space>
      <LoadingState label={label} />
    </Space>
  );
}

const Space = styled.div`
  min-height: 70vh;

  @media (scripting: none) {
    display: none;
  }
`;
