import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeletionEffects } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { Button, NoScriptNotice, Notice, PasswordField } from '@rangmala/shared/ui';
import { deleteAccount } from '../../api/personal-data.ts';
import { WhatIsDeleted } from './WhatIsDeleted.tsx';

/** Deletes the account after the password, or by a mailed link where there is none. */
export function DeletionForm({ effects }: { effects: DeletionEffects }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const [mailed, setMailed] = useState<string>();
  const { errors, busy, failure, form } = useSentForm({
    schema: async () => (await import('@rangmala/shared/contract/personal-data')).deletionRequestSchema,
    fallbackMessage: 'Your account could not be deleted. Please try again.',
    send: async ({ password }) => {
      const { deleted, message } = await deleteAccount(password);
      // A page without guard: this one would redirect to the sign-in page.
      if (deleted) await navigate(links.deleteAccount(), { replace: true, state: { deleted } });
      else setMailed(message);
    },
  });

  return (
    <FormCard {...form} aria-label="Delete your account">
      <WhatIsDeleted effects={effects} />
      {effects.has_password ? (
        <>
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        </>
      ) : (
        <p>You have no password here, so we send a link to {user?.email} that confirms it.</p>
      )}
      <NoScriptNotice>Deleting the account</NoScriptNotice>
      <Button type="submit" variant="danger" busy={busy}>
        {effects.has_password ? 'Delete My Account' : 'Send Link'}
      </Button>
      {mailed && <Notice tone="good">{mailed}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </FormCard>
  );
}
