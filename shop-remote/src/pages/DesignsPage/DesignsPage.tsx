import { useState } from 'react';
import { useApi, useReload } from '@rangmala/shared/api';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { useUser } from '@rangmala/shared/session';
import {
  AppLink,
  ButtonLink,
  EmptyState,
  Grid,
  LoadingState,
  Page,
  PageLinks,
  VisuallyHidden,
} from '@rangmala/shared/ui';
import { useBrowserDesigns } from '../../api/my-designs.ts';
import { DesignItem } from './DesignItem.tsx';

const getListPath = (page: number) => apiPath('GET /designs', { page });

export const data: PageData = (_params, search, session) =>
  session?.user ? [getListPath(readPageNumber(search))] : [];

/** The designs of the signed-in customer, and those of this browser that belong to no account. */
export default function DesignsPage() {
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const { user } = useUser();
  const account = useApi(user ? getListPath(page) : null);
  const browser = useBrowserDesigns(page);
  const reload = useReload();
  const [announcement, setAnnouncement] = useState('');

  const lists = [browser.list, user ? account.data : undefined];
  const isLoading = user ? account.data === undefined : browser.list === undefined;
  const designs = lists.flatMap((list) => list?.designs ?? []);
  const error = user ? account.error : browser.error;
  return (
    <Page
      title="My designs"
      description="What you have made, finished or not."
      lead={
        user
          ? 'We keep a design for 90 days after its last change.'
          : 'The designs of this browser. We keep each for 90 days after its last change.'
      }
      trail={[user ? { name: 'My Account', to: links.account() } : { name: 'Home', to: links.home() }]}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!user && (
        <noscript>
          <p>
            The designs of this browser need JavaScript, which is turned off.{' '}
            <a href={links.signIn(links.designs())}>Sign in</a> to see those of your account.
          </p>
        </noscript>
      )}
      {isLoading ? (
        <LoadingState label="Loading your designs…" error={error} onRetry={reload} />
      ) : designs.length === 0 ? (
        <EmptyState
          title="No designs yet."
          action={<ButtonLink to={links.shop()}>Choose something to personalise</ButtonLink>}
        >
          <p>Put a name, a photo or a pattern on a mug, a tee or a cushion. It waits for you here.</p>
          {!user && (
            <p>
              Made one on another device? <AppLink to={links.signIn(links.designs())}>Sign in</AppLink>
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <Grid as="ul" $min="19rem" aria-label="My designs">
            {designs.map((design) => (
              <DesignItem
                key={design.id}
                design={design}
                onDeleted={(name) => setAnnouncement(`“${name}” was deleted.`)}
              />
            ))}
          </Grid>
          <PageLinks
            page={page}
            count={Math.max(...lists.map((list) => Math.ceil((list?.total ?? 0) / LIST_PAGE_SIZE)))}
            createLink={links.designs}
          />
        </>
      )}
    </Page>
  );
}
