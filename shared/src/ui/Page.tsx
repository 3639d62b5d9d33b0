import type { ReactNode } from 'react';
import type { Crumb } from './Breadcrumbs.tsx';
import { Container } from './Layout.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';

export interface PageProps extends PageMetaProps {
  /** The h1; by default, the title. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** The pages above this page for the breadcrumbs, which end with `crumb`. */
  trail?: readonly Crumb[] | undefined;
  /** The name of this page in the breadcrumbs; by default, the title. */
  crumb?: string;
  /** Limits the width of the content, for text and forms. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The content of a page in its centred column, below the header of the page, with the metadata of the page. */
export function Page({ heading, lead, trail, crumb, narrow = false, children, ...meta }: PageProps) {
  const { title } = meta;
  return (
    <Container $narrow={narrow}>
      <PageMeta {...meta} />
      <PageHeader
        title={heading ?? title}
        lead={lead}
        {...(trail && { trail: [...trail, { name: crumb ?? title }] })}
      />
      {children}
    </Container>
  );
}
