import styled from 'styled-components';

/** The card around the fields of a short form. */
export const FormCard = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  max-width: 34rem;
  padding: min(6.25vw, clamp(1.25rem, 0.6rem + 2.8vw, 2.25rem));
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;
