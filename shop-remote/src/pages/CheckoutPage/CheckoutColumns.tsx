import styled from 'styled-components';

/** Largest width of the order's column on wide screens. */
const SUMMARY_WIDTH = '30rem';

/** The columns of a checkout step: one column on small screens; the order beside the step on wide screens. */
export const CheckoutColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  max-width: ${({ theme }) => theme.size.narrow};

  @media ${({ theme }) => theme.media.wide} {
    grid-template: auto 1fr / minmax(0, 34rem) minmax(0, ${SUMMARY_WIDTH});
    column-gap: ${({ theme }) => theme.space.xl};
    max-width: none;
  }
`;

/** The column of the order, which stays in view beside the step on wide screens. */
export const SummaryColumn = styled.div`
  min-width: 0;

  @media ${({ theme }) => theme.media.wide} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  > * {
    @media ${({ theme }) => theme.media.wide} {
      position: sticky;
      top: 6rem;
    }
  }
`;
