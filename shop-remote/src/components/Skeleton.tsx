import styled from 'styled-components';

/**
 * Placeholder of a loading text or picture. Screen readers ignore the placeholder, so the page needs a loading message
 * for screen readers.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: inline-block;
  max-width: 100%;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  vertical-align: middle;
`;
