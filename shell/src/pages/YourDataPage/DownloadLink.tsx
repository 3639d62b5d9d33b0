import styled from 'styled-components';
import { Icon } from '@rangmala/shared/ui';

const DATA_URL = '/api/account/data';

export function DownloadLink() {
  return (
    <Link href={DATA_URL} download="your-data.json">
      <Icon name="download" />
      Download My Data
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;
