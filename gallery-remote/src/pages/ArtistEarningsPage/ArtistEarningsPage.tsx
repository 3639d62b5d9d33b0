import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Earnings } from '@rangmala/shared/contract';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { EmptyState, LoadingState, Page, Price, Stack } from '@rangmala/shared/ui';
import { getEarningsPath, getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';
import { EarningEntries } from './EarningEntries.tsx';
import { MonthTable } from './MonthTable.tsx';

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
  margin: 0;

  > div {
    padding: ${({ theme }) => theme.space.m};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.card};
  }
  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.text.h3};
    font-weight: 600;
  }
`;
