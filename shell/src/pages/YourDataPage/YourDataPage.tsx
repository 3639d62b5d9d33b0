import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Icon, LoadingState } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { AccountNav } from '../../components/AccountNav.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';
import { DeletionForm } from './DeletionForm.tsx';

export const data: PageData = (_params, _search, session) =>
  session?.user ? [apiPath('GET /account/deletion')] : [];

export default function YourDataPage() {
  const { data: effects, error, reload } = useApi(apiPath('GET /account/deletion'));
  const { checkout } = useSite();
  return (
    <FormScreen
      title="Your Data"
      description="Download your data or delete your account."
      lead="Your data is yours: download it or have it deleted."
      trail={[{ name: 'My Account', to: links.account() }]}
      aside={<AccountNav />}
    >
      <section aria-labelledby="download-data">
        <h2 id="download-data">Download your data</h2>
        <p>
          {`One file (JSON) with your profile${checkout ? ', addresses, orders' : ''}, designs, sessions, messages and grievances.`}
        </p>
        <p>
          <AppLink to={links.privacy()}>What we store and why</AppLink>
        </p>
        <a className="tap-target" href="/api/account/data" download="your-data.json">
          <Icon name="download" />
          Download My Data
        </a>
      </section>
      <section aria-labelledby="delete-account">
        <h2 id="delete-account">Delete your account</h2>
        {effects ? (
          <DeletionForm effects={effects} />
        ) : (
          <LoadingState label="Loading…" error={error} onRetry={reload} />
        )}
      </section>
    </FormScreen>
  );
}
