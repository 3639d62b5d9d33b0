import styled from 'styled-components';

/** On phones the editor hides the site's “Scroll to top” button, which would cover buttons of the editor. */
export const Region = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  @media (width < 48rem) {
    body:has(&[data-design-editor]) [aria-label='Scroll to top'] {
      display: none;
    }
  }
`;

/** In a narrow editor the design area is above the preview and the buttons, which share a row. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }
  /* One column, because large text on a phone leaves no room for two columns. */
  @container (width < 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 26rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Progress = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  progress {
    flex: 1;
    min-width: 8rem;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

export const Status = styled.p`
  min-height: 1.5em;
  font-weight: 600;
`;
