import styled from 'styled-components';
import type { Earnings } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE, toBusinessTime } from '@rangmala/shared/contract/rules';
import { formatDay, formatRupees } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { PageLinks, Price } from '@rangmala/shared/ui';

interface EarningEntriesProps {
  artistId: string;
  earnings: Earnings;
  page: number;
}

/** Each sale, refund and payout, newest first. */
export function EarningEntries({ artistId, earnings: { entries, total }, page }: EarningEntriesProps) {
  return (
    <section aria-labelledby="earnings-entries">
      <h2 id="earnings-entries">Sales and payments</h2>
      <List>
        {entries.map((entry, index) => (
          <li key={index}>
            <span>
              <strong>{describeEntry(entry)}</strong>
              <small>{describeTerms(entry)}</small>
            </span>
            <Price amount={entry.amount} />
          </li>
        ))}
      </List>
      <PageLinks
        page={page}
        count={Math.ceil(total / LIST_PAGE_SIZE)}
        createLink={(number) => links.artistEarnings(artistId, number)}
      />
    </section>
  );
}

type Entry = Earnings['entries'][number];

function describeEntry({ kind, sold, note }: Entry): string {
  if (kind === 'payout') return note ? `Paid to you: ${note}` : 'Paid to you';
  const what = sold ? `${sold.quantity} × ${sold.name}` : 'A product';
  return kind === 'reversal' ? `Refunded: ${what}` : what;
}

function describeTerms({ at, sold }: Entry): string {
  const day = formatDay(toBusinessTime(at).date);
  return sold ? `${day} · ${sold.state} · ${sold.share} % of ${formatRupees(sold.net)}` : day;
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${({ theme }) => theme.space.m};
    justify-content: space-between;
    padding-block: ${({ theme }) => theme.space.s};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;
