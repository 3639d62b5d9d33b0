import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { DesignAnswer, DesignAnswers, SharedDesign } from '@rangmala/shared/contract/my-designs';
import { MAX_COMMENT_LENGTH } from '@rangmala/shared/contract/rules';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useParams, useSearchParams } from '@rangmala/shared/router';
import {
  AppLink,
  Button,
  ButtonLink,
  LoadingState,
  Notice,
  Page,
  Stack,
  TextArea,
  TextField,
} from '@rangmala/shared/ui';
import { Answers } from '../../components/Answers.tsx';
import { SidePictures } from '../../components/DesignPictures.tsx';

const getSharedPath = (token: string) => apiPath('GET /designs/shared/{token}', { token });

export const data: PageData = ({ token = '' }) => [getSharedPath(token)];

/** A design that its owner shares by a link. Visitors say that they like it, or write a comment. */
export default function SharedDesignPage() {
  const { token = '' } = useParams();
  const { data: design, error, reload } = useApi(getSharedPath(token));
  if (design) return <SharedDesignView design={design} token={token} />;
  if (error?.status === 404) {
    return (
      <Page
        title="Design not found"
        description="There is no design at this address."
        status={404}
        heading="This design is no longer shared"
        lead="Please ask for a new link."
      >
        <ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="A shared design" description="A design that was shared with you.">
      <LoadingState label="Loading the design…" error={error} onRetry={reload} />
    </Page>
  );
}

interface ViewProps {
  design: SharedDesign;
  token: string;
}

function SharedDesignView({ design, token }: ViewProps) {
  const { name, product_id, product_name, pictures, answers } = design;
  return (
    <Page title={name} description="A design that was shared with you." lead={product_name}>
      <Columns>
        <Pictures>
          <SidePictures pictures={pictures} alt={name} />
        </Pictures>
        <AnswerForms token={token} answers={answers} />
      </Columns>
      {product_name !== null && (
        <p>
          Would you like one of your own? <AppLink to={links.product(product_id)}>{product_name}</AppLink>
        </p>
      )}
    </Page>
  );
}

/** Forms for a like and for a comment. They also work without JavaScript. */
function AnswerForms({ token, answers }: { token: string; answers: DesignAnswers }) {
  const changeApi = useChangeApi();
  const [search] = useSearchParams();
  const [wasAnswered, setAnswered] = useState(search.has('answered'));
  const options = {
    fallbackMessage: 'Your answer could not be sent. Please try again.',
    async send(body: DesignAnswer) {
      await changeApi('POST /designs/shared/{token}/answers', { params: { token }, body });
      setAnswered(true);
    },
  };
  const like = useSentForm('POST /designs/shared/{token}/answers', options);
  const comment = useSentForm('POST /designs/shared/{token}/answers', options);
  const target = { method: 'post', action: `/api/designs/shared/${token}/answers` } as const;
  return (
    <Stack>
      <h2>What do you think?</h2>
      <Answers answers={answers} />
      <form {...like.form} {...target} aria-label="Looks lovely">
        <input type="hidden" name="like" value="yes" />
        <Button type="submit" busy={like.busy}>
          Looks Lovely
        </Button>
      </form>
      {wasAnswered && <Notice tone="good">Thank you! Your answer was passed on.</Notice>}
      {like.failure && <Notice tone="bad">{like.failure}</Notice>}
      <FormCard {...comment.form} {...target} aria-label="Comment">
        <TextField label="Your name (optional)" {...comment.field('name')} autoComplete="name" />
        <TextArea
          label="Comment"
          {...comment.field('comment')}
          rows={3}
          required
          maxLength={MAX_COMMENT_LENGTH}
        />
        <Button type="submit" variant="secondary" busy={comment.busy}>
          Send Comment
        </Button>
        {comment.failure && <Notice tone="bad">{comment.failure}</Notice>}
      </FormCard>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;
  margin-bottom: ${({ theme }) => theme.space.l};

  @media (min-width: 48rem) {
    grid-template-columns: 3fr 2fr;
  }
`;

const Pictures = styled.div`
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};
`;
