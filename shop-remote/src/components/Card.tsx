import styled from 'styled-components';

/** A box with a heading, for example for a saved postal address. */
export const Card = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  address {
    font-style: normal;
  }
`;

/** A line of an order: picture, text and price. */
export const OrderLineRow = styled.li<{ $isLarge?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isLarge }) => ($isLarge ? '7rem' : '4rem')} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding-block: ${({ $isLarge, theme }) => ($isLarge ? theme.space.m : theme.space.s)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  /* On phones the price is below the text, because text and price do not fit into one row. */
  @media (max-width: 30rem) {
    grid-template-columns: min(${({ $isLarge }) => ($isLarge ? '6rem' : '4rem')}, 30%) minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      margin-top: -0.6rem;
    }
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;
