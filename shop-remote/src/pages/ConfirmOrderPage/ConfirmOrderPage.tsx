import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from '@rangmala/shared/router';
import { getErrorMessage } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { Button, Container, NoScriptNotice, Notice, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';

/** The page that the mailed link of a cash-on-delivery order opens. Only the button confirms the order. */
export default function ConfirmOrderPage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { token } = await callApi('POST /orders/{number}/confirm', {
        params: { number },
        body: { token: search.get('token') ?? '' },
      });
      void navigate(links.order(number, token));
    } catch (error) {
      setFailure(getErrorMessage('Your order could not be confirmed. Please try again.', error));
      setBusy(false);
    }
  }

  return (
    <Container>
      <PageMeta title="Confirm your order" description="Confirm a cash-on-delivery order." noIndex />
      <PageHeader
        title="Confirm your order"
        lead={`You’ll pay for order ${number} in cash on delivery. Confirm it and we’ll start making it.`}
      />
      <NoScriptNotice>Confirming the order</NoScriptNotice>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button busy={isBusy} onClick={() => void confirm()}>
        Confirm Order
      </Button>
    </Container>
  );
}
