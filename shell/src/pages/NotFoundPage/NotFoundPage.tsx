import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, ButtonLink, Container, PageMeta } from '@rangmala/shared/ui';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';

export default function NotFoundPage() {
  return (
    <Middle as="div">
      <PageMeta title="404" description="There is no such page here." noIndex status={404} />
      <NotFoundDrawing />
      <h1>404</h1>
      <p>
        The thread broke here: there is no such page. Perhaps the address has a slip in it, or what stood here
        has moved.
      </p>
      <ButtonLink to={links.home()}>Go Back Home</ButtonLink>
      <p>
        Or look in the <AppLink to={links.shop()}>shop</AppLink>, the{' '}
        <AppLink to={links.artGallery()}>art gallery</AppLink>, or{' '}
        <AppLink to={links.contact()}>ask us</AppLink>.
      </p>
    </Middle>
  );
}

const Middle = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.xl};
  text-align: center;

  h1 {
    color: ${({ theme }) => theme.color.accent};
    font-size: clamp(5rem, 4rem + 6vw, 8rem);
    line-height: 0.9;
  }
  p {
    max-width: 30rem;
    font-size: ${({ theme }) => theme.text.large};
  }
`;
