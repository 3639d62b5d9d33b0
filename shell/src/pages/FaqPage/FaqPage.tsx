import styled from 'styled-components';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import { Icon, Stack } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { HelpScreen } from '../../components/HelpScreen.tsx';
import { listQuestionGroups } from './questions.ts';

export const data: PageData = () => [apiPath('GET /seller')];

export default function FaqPage() {
  const { checkout } = useSite();
  const groups = listQuestionGroups(checkout);
  return (
    <HelpScreen
      title="Frequently Asked Questions"
      lead={`Short answers about designs${checkout ? ', sessions and orders' : ' and sessions'}.`}
      description={`Which files you can upload${checkout ? ', how sessions with artists work, what shipping costs and when your order arrives' : ' and how sessions with artists work'}.`}
      jsonLd={{
        '@type': 'FAQPage',
        mainEntity: groups
          .flatMap(({ questions }) => questions)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      }}
    >
      {groups.map(({ title, questions }) => (
        <Group key={title}>
          <h2>{title}</h2>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <Icon name="chevron" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </Group>
      ))}
    </HelpScreen>
  );
}

const Group = styled(Stack).attrs({ as: 'section', $gap: 's' })`
  & + & {
    margin-top: ${({ theme }) => theme.space.l};
  }

  details {
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.card};
    box-shadow: ${({ theme }) => theme.shadow.low};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.6rem ${({ theme }) => theme.space.m};
    width: auto;
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  summary:active {
    background: ${({ theme }) => theme.color.line};
  }
  svg {
    color: ${({ theme }) => theme.color.accent};
    transition: rotate ${({ theme }) => theme.motion.quick};
  }
  details[open] svg {
    rotate: 180deg;
  }
  details p {
    padding: 0.2rem ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.m};
  }
`;
