import styled from 'styled-components';

/** The label of a single checkbox, beside it. */
export const CheckboxLabel = styled.label`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-height: ${({ theme }) => theme.size.target};
`;
