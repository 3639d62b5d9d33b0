import styled from 'styled-components';

/** The header of a list, which takes the focus when the focused item was removed. */
export const FocusableHeader = styled.div`
  &:focus {
    outline: none;
  }
`;
