import styled from 'styled-components';

/** A line of an order: picture, text and price in one row. */
export const OrderLineRow = styled.li<{ $large?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $large }) => ($large ? '5rem' : '4rem')} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding-block: ${({ $large, theme }) => ($large ? theme.space.m : theme.space.s)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;
