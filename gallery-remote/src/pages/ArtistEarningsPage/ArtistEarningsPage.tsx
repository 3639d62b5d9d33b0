import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Earnings } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE, toBusinessTime } from '@rangmala/shared/contract/rules';
import { formatDay, formatMonth, formatRupees } from '@rangmala/shared/format';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { EmptyState, LoadingState, Page, PageLinks, Price, Stack } from '@rangmala/shared/ui';
import { getEarningsPath, getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';

export const data: PageData = ({ artistId }, search) =>
  artistId ? [getSessionsPath(artistId), getEarningsPath(artistId, readPageNumber(search))] : [];

export default function ArtistEarningsPage() {
  const { artistId = '' } = useParams();
  return (
    <Page
      title="Earnings"
      description="What you have earned with your art on products."
      lead="Your share of each sale with your art on it, without tax."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Artist Profile', to: links.artist(artistId) },
      ]}
    >
      <ArtistGuard artistId={artistId}>{() => <Account artistId={artistId} />}</ArtistGuard>
    </Page>
  );
}

function Account({ artistId }: { artistId: string }) {
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const { data: earnings, error, reload } = useApi(getEarningsPath(artistId, page));
  if (!earnings || error)
    return <LoadingState tall label="Loading your earnings…" error={error} onRetry={reload} />;
  if (earnings.total === 0)
    return (
      <EmptyState title="No sales yet.">
        <p>When a customer pays for a product with your art on it, your share appears here at once.</p>
      </EmptyState>
    );
  return (
    <Stack $gap="xl">
      <Sums earnings={earnings} />
      <MonthTable months={earnings.months} />
      <EarningEntries artistId={artistId} earnings={earnings} page={page} />
    </Stack>
  );
}

function Sums({ earnings: { earned, paid, open } }: { earnings: Earnings }) {
  const sums = [
    ['Earned', earned],
    ['Paid to you', paid],
    ['Open', open],
  ] as const;
  return (
    <SumList>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </SumList>
  );
}

const SumList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${({ theme }) => theme.space.m};

  > div {
    padding: ${({ theme }) => theme.space.m};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.card};
  }
  dd {
    font-size: ${({ theme }) => theme.text.h3};
    font-weight: 600;
  }
`;

/** Sales, share, refunds and payouts of each month. */
function MonthTable({ months }: { months: Earnings['months'] }) {
  return (
    <Scrollable tabIndex={0} role="region" aria-labelledby="earnings-months">
      <h2 id="earnings-months">By month</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Sales</th>
            <th scope="col">Your share</th>
            <th scope="col">Refunded</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sales, earned, reversed, paid }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{sales}</td>
              {[earned, reversed, paid].map((amount, column) => (
                <td key={column}>
                  <Price amount={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

const Scrollable = styled.div`
  overflow-x: auto;

  table {
    margin-top: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.text.small};
  }
  th,
  td {
    padding: ${({ theme }) => theme.space.s} 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
`;

/** Each sale, refund and payout, newest first. */
function EarningEntries({
  artistId,
  earnings: { entries, total },
  page,
}: {
  artistId: string;
  earnings: Earnings;
  page: number;
}) {
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
`;
