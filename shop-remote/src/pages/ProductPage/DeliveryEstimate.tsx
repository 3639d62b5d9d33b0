import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Product } from '@rangmala/shared/contract';
import { describeOrderBy, formatArrival } from '@rangmala/shared/contract/arrival-text';
import { INVALID_PIN_CODE, parsePinCode } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { formatRupees } from '@rangmala/shared/format';
import { useSearchParams } from '@rangmala/shared/router';
import { useUser } from '@rangmala/shared/session';
import { useRenderTime } from '@rangmala/shared/site';
import { Button, TextField } from '@rangmala/shared/ui';
import { UnservedPin } from '../../components/UnservedPin.tsx';
import { getDeliveryPath } from '../../api/arrival.ts';
import { storePin, useRememberedPin } from '../../lib/remembered-pin.ts';

/** Asks for a PIN code and says when the product arrives there. Without JavaScript, it is a form that loads the page. */
export function DeliveryEstimate({ product }: { product: Product }) {
  const [search] = useSearchParams();
  const { user } = useUser();
  const [typedPin, setTypedPin] = useState<string>();
  const [wasSubmitted, setSubmitted] = useState(false);
  const rememberedPin = useRememberedPin();
  const pinOfUrl = search.get('pin') ?? '';
  const knownPin = pinOfUrl || rememberedPin;
  const { data: addresses } = useApi(user && !knownPin ? apiPath('GET /addresses') : null);
  const value = typedPin ?? (knownPin || (addresses?.[0]?.pin ?? ''));
  const pin = parsePinCode(value);
  const isInvalid = pin === undefined && (wasSubmitted || value.replace(/\s/g, '').length >= 6);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      <Group>
        <legend>Delivery</legend>
        <TextField
          label="PIN code"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          value={value}
          error={isInvalid ? INVALID_PIN_CODE : undefined}
          onChange={({ target }) => {
            setTypedPin(target.value);
            setSubmitted(false);
            storePin(target.value);
          }}
        />
        {[...search].map(
          ([name, text]) => name !== 'pin' && <input key={name} type="hidden" name={name} value={text} />,
        )}
        <noscript>
          <Button type="submit" variant="secondary">
            Check
          </Button>
        </noscript>
        <Sentence role="status">
          {pin === undefined ? (
            'Enter your PIN code to see when it reaches you.'
          ) : (
            <ArrivalSentence
              product={product}
              pin={pin}
              isOfUrl={typedPin === undefined && pinOfUrl !== ''}
            />
          )}
        </Sentence>
      </Group>
    </form>
  );
}

interface ArrivalSentenceProps {
  product: Product;
  pin: string;
  /** Whether the server has rendered the sentence: the browser then renders it with the same time. */
  isOfUrl: boolean;
}

function ArrivalSentence({ product, pin, isOfUrl }: ArrivalSentenceProps) {
  const renderTime = useRenderTime();
  const { data: arrival, error } = useApi(getDeliveryPath(pin, [product.id]));
  const { data: personalised } = useApi(
    product.dispatch_days_personalised ? getDeliveryPath(pin, [product.id], true) : null,
  );
  if (!arrival) return error?.message ?? 'Looking up your PIN code…';
  if (!arrival.served) return <UnservedPin pin={pin} />;
  return (
    <>
      {describeOrderBy(arrival.order_by, isOfUrl ? new Date(renderTime) : new Date())}: with you{' '}
      <strong>{formatArrival(arrival)}</strong> in {pin}.
      {personalised?.served && ` With your own design: ${formatArrival(personalised)}.`}
      {arrival.express &&
        ` Express for ${formatRupees(arrival.express.price)}: ${formatArrival(arrival.express)}.`}
    </>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};

  legend {
    margin-bottom: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.text.large};
  }
  input {
    max-width: 12rem;
  }
`;

const Sentence = styled.p`
  /* Two lines, so that nothing below moves when the dates appear. */
  min-height: 3.2em;
`;
