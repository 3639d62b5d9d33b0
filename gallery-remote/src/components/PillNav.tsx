import styled from 'styled-components';

/** Links between parts of one place, each in a pill. */
export const PillNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.3rem 1rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.card};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  a:active {
    background: ${({ theme }) => theme.color.line};
  }
`;
