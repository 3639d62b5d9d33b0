import type { ReactNode } from 'react';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Container, PageHeader, PageMeta } from '@rangmala/shared/ui';

interface ComingPageProps {
  title: string;
  /** What the screen will be for, and what can be done meanwhile. */
  children: ReactNode;
}

/** An account screen that is announced, but not open yet; it pretends nothing. */
export function ComingPage({ title, children }: ComingPageProps) {
  return (
    <Narrow $narrow>
      <PageMeta title={title} description={`${title} at Rangmala: customer accounts open soon.`} noIndex />
      <PageHeader title={title} trail={[{ name: 'Home', to: links.home() }, { name: title }]} />
      <p>{children}</p>
      <div>
        <ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>
        <ButtonLink to={links.contact()} variant="secondary">
          Ask Us
        </ButtonLink>
      </div>
    </Narrow>
  );
}

const Narrow = styled(Container)`
  > p {
    font-size: ${({ theme }) => theme.text.large};
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.m};
    margin-top: ${({ theme }) => theme.space.l};
  }
`;
