import styled from 'styled-components';

/** A warning about a design. Screen readers do not announce a new or changed warning. */
export const QualityNote = styled.p.attrs({ role: 'note' })`
  padding: 0.6rem 0.9rem;
  border-left: 0.3rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  font-weight: 600;
`;
