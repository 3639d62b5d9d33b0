import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { EmptiedCartNotice } from './EmptiedCartNotice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Header, footer and scroll handling around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const focusMain = () => main.current?.focus({ preventScroll: true });
  useScrollRestoration(main);

  return (
    <>
      <SkipLink
        className="screen-only"
        href="#main"
        onClick={(event) => {
          // Prevents the navigation to `#main`, which would add the hash to the URL.
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
      <EmptiedCartNotice onClose={focusMain} />
      <ScrollToTop onBeforeScroll={focusMain} />
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
`;

const Main = styled.main`
  /* Fills the window below the header. Otherwise the footer of a short or loading page would jump. */
  min-height: calc(100vh - 6.25rem);
  padding-bottom: ${({ theme }) => theme.space.section};

  @media print {
    min-height: 0;
    padding: 0;
  }
`;
