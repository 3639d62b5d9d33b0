import styled from 'styled-components';
import type { DesignAnswers } from '@rangmala/shared/contract/my-designs';
import { Stack } from '@rangmala/shared/ui';
import { formatInstant } from '../lib/order-labels.ts';

/** What the visitors of a shared link said about a design. Nothing when nobody has said anything. */
export function Answers({ answers: { likes, comments } }: { answers: DesignAnswers }) {
  if (likes === 0 && comments.length === 0) return null;
  return (
    <div>
      {likes > 0 && (
        <p>
          <strong>{likes === 1 ? '1 person says' : `${likes} people say`}: looks lovely</strong>
        </p>
      )}
      {comments.length > 0 && (
        <Comments aria-label="Comments">
          {comments.map(({ name, comment, created_at }) => (
            <li key={created_at + comment}>
              <p>{comment}</p>
              <small>
                {name || 'Someone'}, {formatInstant(created_at)}
              </small>
            </li>
          ))}
        </Comments>
      )}
    </div>
  );
}

const Comments = styled(Stack).attrs({ as: 'ul', $gap: 's' })`
  p {
    white-space: pre-line;
  }
`;
