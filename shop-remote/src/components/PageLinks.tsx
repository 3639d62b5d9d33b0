import styled from 'styled-components';
import { AppLink } from '@rangmala/shared/ui';

interface PageLinksProps {
  /** Number of the shown page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  createLink: (page: number) => string;
}

/** Links to the pages of a list: the first, the last, and those around the shown page. Nothing for a single page. */
export function PageLinks({ page, count, createLink }: PageLinksProps) {
  if (count < 2) return null;
  return (
    <Navigation aria-label="Pages">
      <ul>
        {listPageNumbers(page, count).map((number, index, numbers) => (
          <li key={number}>
            {index > 0 && number > (numbers[index - 1] ?? 0) + 1 && <span aria-hidden="true">… </span>}
            <AppLink to={createLink(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </AppLink>
          </li>
        ))}
      </ul>
    </Navigation>
  );
}

/** Returns the numbers of the pages that get a link, in order. */
export function listPageNumbers(page: number, count: number): number[] {
  const numbers = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const Navigation = styled.nav`
  margin-top: ${({ theme }) => theme.space.l};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.s};
    justify-content: center;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-grid;
    place-items: center;
    min-width: ${({ theme }) => theme.size.target};
    min-height: ${({ theme }) => theme.size.target};
    border-radius: ${({ theme }) => theme.radius.small};
  }
  [aria-current] {
    background: ${({ theme }) => theme.color.accentWash};
    font-weight: 600;
  }
`;
