import { links } from '@rangmala/shared/links';
import { ButtonLink, Container, PageHeader, PageMeta } from '@rangmala/shared/ui';

/** Confirms to an artist that their account is deleted. */
export default function ArtistAccountDeletedPage() {
  return (
    <Container $narrow>
      <PageMeta title="Account Deleted" description="Your artist account is deleted." noIndex />
      <PageHeader
        title="Your artist account is deleted"
        lead="Thank you for the work and the time you shared with us."
      />
      <ButtonLink to={links.home()}>Go to Home</ButtonLink>
    </Container>
  );
}
