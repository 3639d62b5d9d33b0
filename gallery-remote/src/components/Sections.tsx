import styled from 'styled-components';

/** The sections of a page, one below the other. */
export const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.section};
`;

export const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
