import styled from 'styled-components';

/** A card with a part of an order, in the checkout and on the order's page. */
export const OrderCard = styled.section`
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
