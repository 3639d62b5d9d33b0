import styled from 'styled-components';

/** Holds the place of a text or picture that is on its way; silent, so say elsewhere what is awaited. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: inline-block;
  max-width: 100%;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  vertical-align: middle;
`;
