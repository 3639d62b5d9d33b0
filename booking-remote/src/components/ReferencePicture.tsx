import styled from 'styled-components';
import { Picture } from '@rangmala/shared/ui';

/** Shows the customer's reference picture in a small size, as a link to the full picture. */
export function ReferencePicture({ url }: { url: string }) {
  return (
    <Thumbnail href={url} target="_blank" rel="noopener noreferrer">
      <Picture src={url} alt="Your reference picture" sizes="6rem" fit="cover" />
    </Thumbnail>
  );
}

const Thumbnail = styled.a`
  display: block;
  width: 6rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
`;
