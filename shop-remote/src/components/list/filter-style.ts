import styled from 'styled-components';

/**
 * The filters. A popover opens without JavaScript. On wide screens the closed popover is shown too, as a column of the
 * page.
 */
export const Panel = styled.section`
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color.paper};
  color: inherit;

  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 85dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.gutter} 0;
    border-radius: ${({ theme }) => `${theme.radius.large} ${theme.radius.large} 0 0`};
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  &::backdrop {
    background: rgb(43 26 18 / 0.45);
  }
  @media ${({ theme }) => theme.media.wide} {
    &:not(:popover-open) {
      position: static;
      display: block;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
    }
  }
  @media print {
    display: none;
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0 0 ${({ theme }) => theme.space.s};
    border: 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    color: ${({ theme }) => theme.color.accent};
    cursor: pointer;
    text-decoration: underline;
  }
  label:has(> input:not([name='pin'])) {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    line-height: 1.3;
    cursor: pointer;

    @media (pointer: fine) {
      min-height: 2.1rem;
    }
    input {
      flex: none;
      width: 1.15rem;
      height: 1.15rem;
      margin: 0;
      accent-color: ${({ theme }) => theme.color.accent};
    }
    small {
      margin-left: auto;
      color: ${({ theme }) => theme.color.inkSoft};
    }
  }
`;
