import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AppLink } from './AppLink.tsx';
import { ButtonLink } from './Button.tsx';
import { focusPlace } from './focus-place.ts';
import { Row } from './Layout.tsx';

export interface PageLinksProps {
  /** Name of the links, when a screen has several lists. */
  label?: string;
  /** Number of the first shown page, from 1. */
  page: number;
  /** Number of the last shown page, when “Show more” has added pages to the first. */
  lastPage?: number;
  /** Number of pages. */
  count: number;
  createLink: (page: number) => string;
  /** Adds the next page below the shown ones. Without it, “Show more” leads to the next page. */
  onShowMore?: (() => void) | undefined;
}

/** Address of the page that was chosen last. Kept here, because some lists are not rendered while they load. */
let chosenAddress: string | undefined;

/**
 * The link “Show more”, and links to the pages of a list: the first, the last, and those around the shown pages. Renders
 * nothing for a single page. The element before the links is the shown list, or the part of it that “Show more” added;
 * after a choice, it takes the focus, and a new list comes into view.
 */
export function PageLinks({
  label = 'Pages',
  page,
  lastPage = page,
  count,
  createLink,
  onShowMore,
}: PageLinksProps) {
  const navigation = useRef<HTMLElement>(null);
  const address = createLink(lastPage);
  const isAddition = lastPage > page;
  useEffect(() => {
    const list = navigation.current?.previousElementSibling;
    if (chosenAddress !== address || !(list instanceof HTMLElement)) return;
    chosenAddress = undefined;
    if (!isAddition) list.scrollIntoView();
    focusPlace(list);
  }, [address, isAddition]);

  if (count < 2) return null;
  const choose = (event: MouseEvent, number: number) => {
    if (!opensNewTab(event)) chosenAddress = createLink(number);
  };
  return (
    <Navigation ref={navigation} aria-label={label}>
      {lastPage < count && (
        <ButtonLink
          to={createLink(lastPage + 1)}
          variant="secondary"
          onClick={(event) => {
            choose(event, lastPage + 1);
            if (!onShowMore || opensNewTab(event)) return;
            event.preventDefault();
            onShowMore();
          }}
        >
          Show more
        </ButtonLink>
      )}
      <Row as="ul" $justify="center">
        {listPageNumbers(page, count, lastPage).map((number, index, numbers) => (
          <li key={number}>
            {index > 0 && number > (numbers[index - 1] ?? 0) + 1 && <span aria-hidden="true">… </span>}
            <AppLink
              to={createLink(number)}
              onClick={(event) => choose(event, number)}
              aria-current={number >= page && number <= lastPage ? 'page' : undefined}
            >
              {number}
            </AppLink>
          </li>
        ))}
      </Row>
    </Navigation>
  );
}

const opensNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

/** Returns the numbers of the pages that get a link, in order. */
export function listPageNumbers(page: number, count: number, lastPage = page): number[] {
  const shownPages = Array.from({ length: lastPage - page + 3 }, (_, index) => page - 1 + index);
  const numbers = [1, ...shownPages, count].filter((number) => number >= 1 && number <= count);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const Navigation = styled.nav`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: center;
  margin-top: ${({ theme }) => theme.space.l};

  li a {
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
