import styled from 'styled-components';
import { Icon, type IconName } from '@rangmala/shared/ui';

const PROMISES: { icon: IconName; text: string }[] = [
  { icon: 'bag', text: 'Free standard shipping, wherever in India it goes.' },
  { icon: 'search', text: 'A person looks at every design before it is printed.' },
  { icon: 'calendar', text: 'Printed for you, and sent within three to five working days.' },
];

/** What one wants to know before one buys, below the button. */
export function Promises() {
  return (
    <List>
      {PROMISES.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.inkSoft};
  list-style: none;

  li {
    display: flex;
    gap: 0.75rem;
    align-items: start;
  }
  svg {
    margin-top: 0.15rem;
    color: ${({ theme }) => theme.color.accent};
  }
`;
