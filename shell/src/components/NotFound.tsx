import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, ButtonLink, Container, PageMeta } from '@rangmala/shared/ui';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';

export function NotFound() {
  return (
    <Centred as="div">
      <PageMeta title="404" description="This page could not be found." status={404} />
      <NotFoundDrawing />
      <h1>404</h1>
      <p>We couldn’t find that page. The address may be mistyped, or the page may have moved.</p>
      <ButtonLink to={links.home()}>Go Back Home</ButtonLink>
      <p>
        Or try the <AppLink to={links.shop()}>shop</AppLink> or the{' '}
        <AppLink to={links.artGallery()}>art gallery</AppLink>, or{' '}
        <AppLink to={links.contact()}>ask us</AppLink>.
      </p>
    </Centred>
  );
}

const Centred = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.xl};
  text-align: center;

  h1 {
    /*
     * Reserves the width that the text has in the web font. The narrower text in the fallback font would be centred
     * elsewhere and move when the web font loads.
     */
    width: 1.9em;
    text-align: start;
    color: ${({ theme }) => theme.color.accent};
    font-size: clamp(5rem, 4rem + 6vw, 8rem);
    line-height: 0.9;
  }
  p {
    max-width: 30rem;
    font-size: ${({ theme }) => theme.text.large};
  }
`;
