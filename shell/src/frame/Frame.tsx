import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { usePageStart } from './use-page-start.ts';

/** What stands around every page of every team. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageStart(main);

  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Without the hash, which would stay in the address.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        Skip to content
      </SkipLink>
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <ScrollToTop onTop={() => main.current?.focus({ preventScroll: true })} />
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  top: ${({ theme }) => theme.space.s};
  left: ${({ theme }) => theme.space.s};
  padding: 0.6rem 1.2rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.onDark};
  font-weight: 600;
  translate: 0 -200%;

  &:focus {
    translate: none;
  }
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  /* As high as what the header leaves: a page that is short, or still loading, must not let the footer jump. */
  min-height: calc(100vh - 6.25rem);
  padding-bottom: ${({ theme }) => theme.space.section};

  &:focus {
    outline: none;
  }
  @media print {
    min-height: 0;
    padding: 0;
  }
`;
